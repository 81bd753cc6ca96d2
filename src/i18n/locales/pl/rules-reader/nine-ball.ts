/** Rozdział 2. */
export const nineBall = {
  '2': {
    title: 'Gra',
    text: 'Dziewięć bil; w każdym zagraniu jako pierwszą trzeba trafić tę z najniższym numerem. Bile mogą wpadać w dowolnej kolejności, niczego się nie deklaruje. Kto prawidłowo wbije 9, wygrywa partię.',
  },
  '2.1': {
    title: 'Kto rozbija',
    text: 'Zwycięzca rozgrywki o rozbicie wybiera, kto rozbija pierwszy. Potem rozbija się naprzemiennie, chyba że uzgodniono inaczej: wygrywający albo przegrywający ostatnią partię.',
  },
  '2.2': {
    title: 'Ustawienie',
    text: 'Ciasny romb z 1 na czele, na punkcie głównym, i z 9 w środku. Pozostałe bile jak popadnie.',
    edition2025: 'Na punkcie głównym leży 9, więc ustawienie jest o dwa rzędy bliżej bazy.',
  },
  '2.3': {
    title: 'Rozbicie',
    text: 'Z pola bazy; jako pierwszą trzeba trafić 1. Musi wpaść bila albo co najmniej cztery bile numerowane muszą dojść do bandy, każda z osobna; biała się do nich nie liczy. Jeśli nie, jest to zwykły faul. 9 przy prawidłowym rozbiciu wygrywa partię.\nPo faulu przy rozbiciu nie ma push-outu. Ponownego rozbicia wybrać nie można.\nPrzy uzgodnionym rozbiciu trzypunktowym wymaga się też regulacji 18.',
  },
  R18: {
    title: 'Rozbicie trzypunktowe',
    text: 'Jeśli uzgodniono: przy rozbiciu co najmniej trzy bile numerowane muszą wpaść albo wrócić do linii bazy, każda liczona raz. Bila się liczy, gdy jej krawędź sięgnie linii. Niespełnienie nie jest faulem: podejście rozbijającego się kończy, wbita 9 wraca, a przeciwnik gra dalej bez push-outu albo oddaje zagranie; wtedy rozbijający może zagrać push-out.',
    edition2025: 'Bila się liczy, gdy jej środek przejdzie za linię.',
  },
  '2.4': {
    title: 'Push-out',
    text: 'W zagraniu zaraz po prawidłowym rozbiciu zawodnik przy stole może zadeklarować push-out. Nie musi trafić bili ani bandy; wszystko inne pozostaje faulem. Wbite bile zostają w łuzach, wraca tylko 9. Potem przeciwnik wybiera: gra stąd dalej albo oddaje zagranie. Bez deklaracji jest to zwykłe zagranie.',
  },
  '2.5': {
    title: 'Kontynuacja i wygrana',
    text: 'Kto prawidłowo wbije bilę, gra dalej; kto nie wbije, oddaje stół, a przeciwnik gra bile, jak leżą. Prawidłowo wbita 9 wygrywa partię w każdej chwili prócz push-outu.',
  },
  '2.6': {
    title: 'Co wraca na stół',
    text: 'Tylko 9: gdy wpada z faulem lub przy push-oucie albo opuszcza stół. Inne bile wbite lub wybite nie wracają.',
  },
  '2.7': {
    title: 'Faule',
    text: 'Przeciwnik ma białą z ręki w dowolnym miejscu, także po faulu przy rozbiciu. Faule to 6.1–6.10, 6.12, 6.13, 6.15, 6.16 i wymóg rozbicia.',
    edition2025: 'Kładzenia kija na stole (6.12 z 2016) już wśród nich nie ma.',
  },
  '2.8': {
    title: 'Przewinienia szczególne',
    text: 'Trzeci faul z rzędu po ostrzeżeniu (6.14) przegrywa partię. O niesportowym zachowaniu (6.17) decyduje sędzia.',
  },
  '2.9': {
    title: 'Partia nierozstrzygnięta',
    text: 'Rozbija ponownie ten, kto tę partię rozbijał (1.12).',
  },
} as const
