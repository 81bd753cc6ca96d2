import type { Prospects } from './prospects.ts'

/** With the cue ball in hand this share of the safeties that would fail still hides the ball. */
const IN_HAND_HIDES = 0.5

/** Chance to win the rack of a player with these prospects: he shoots, or plays safe, whichever is better. */
export function winChance(p: Prospects): number {
  if (p.hidden) return hiddenChance(p)
  return Math.max(shotChance(p, p.first, p.made), safetyChance(p))
}

/** Chance of a player who shoots at a ball that he makes so often, and has so much when it is made. */
export function shotChance({ race }: Prospects, makes: number, made: number): number {
  return makes * made + (1 - makes) * (1 - race.now.his)
}

/** Chance of a player who has just missed, or left the table open. */
export function chanceAfterMiss({ race }: Prospects): number {
  return 1 - race.now.his
}

/** Chance of a player who has fouled: the other has the cue ball in hand, to shoot or to hide the ball from him. */
export function chanceAfterFoul({ race, his, mine }: Prospects): number {
  const shoots = his.inHand * race.hisNext + (1 - his.inHand) * (1 - race.now.mine)
  const hides = his.habits.hides + IN_HAND_HIDES * (1 - his.habits.hides)
  const hidden = mine.habits.hits * (1 - race.now.his) + (1 - mine.habits.hits) * (1 - shoots)
  return 1 - Math.max(shoots, hides * (1 - hidden) + (1 - hides) * race.now.his)
}

/** Chance of a player to whom the ball that is on is hidden. */
function hiddenChance(p: Prospects): number {
  const { hits } = p.mine.habits
  return hits * chanceAfterMiss(p) + (1 - hits) * chanceAfterFoul(p)
}

function safetyChance(p: Prospects): number {
  const { race, mine, his } = p
  const fouled = mine.inHand * race.mineNext + (1 - mine.inHand) * (1 - race.now.his)
  const otherHidden = his.habits.hits * (1 - race.now.mine) + (1 - his.habits.hits) * (1 - fouled)
  const hides = mine.habits.hides + (p.inHand ? IN_HAND_HIDES * (1 - mine.habits.hides) : 0)
  return hides * (1 - otherHidden) + (1 - hides) * chanceAfterMiss(p)
}
