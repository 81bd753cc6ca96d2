/** Buttons of a pad with the standard layout, by their index there. */
export const PAD_BUTTONS = {
  south: 0,
  east: 1,
  west: 2,
  north: 3,
  leftShoulder: 4,
  rightShoulder: 5,
  leftTrigger: 6,
  rightTrigger: 7,
  view: 8,
  menu: 9,
  leftStick: 10,
  rightStick: 11,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const
export type PadButton = keyof typeof PAD_BUTTONS

/** A thumb that rests on a stick moves it by this much, of 1. */
const REST = 0.14
/** From here on a trigger is held. */
const HELD = 0.5

/** What a pad says at one instant. */
export interface PadState {
  /** Right and up, -1 to 1, without the play around the middle. */
  readonly left: readonly [x: number, y: number]
  readonly right: readonly [x: number, y: number]
  /** How far the triggers are drawn, 0 to 1. */
  readonly leftTrigger: number
  readonly rightTrigger: number
  readonly held: ReadonlySet<PadButton>
}

export function readPad(pad: Pick<Gamepad, 'axes' | 'buttons'>): PadState {
  const value = (button: PadButton) => pad.buttons[PAD_BUTTONS[button]]?.value ?? 0
  const names = Object.keys(PAD_BUTTONS) as PadButton[]
  return {
    left: stick(pad.axes[0], pad.axes[1]),
    right: stick(pad.axes[2], pad.axes[3]),
    leftTrigger: value('leftTrigger'),
    rightTrigger: value('rightTrigger'),
    held: new Set(
      names.filter((name) => pad.buttons[PAD_BUTTONS[name]]?.pressed === true || value(name) > HELD),
    ),
  }
}

function stick(x = 0, y = 0): readonly [number, number] {
  const far = Math.hypot(x, y)
  if (far <= REST) return [0, 0]
  const keep = Math.min(1, (far - REST) / (1 - REST)) / far
  return [x * keep, -y * keep]
}
