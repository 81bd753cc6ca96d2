/** Rozdział 9 oraz polskie punkty 5.1–5.10. */
export const tenBall = {
  '9': {
    title: 'Gra',
    text: 'Dziesięć bil; jako pierwszą trzeba trafić tę z najniższym numerem, a każdą bilę, która ma się liczyć, się deklaruje. Kto prawidłowo wbije 10 jako ostatnią bilę, wygrywa partię.',
  },
  '9.1': {
    title: 'Kto rozbija',
    text: 'Zwycięzca rozgrywki o rozbicie wybiera, kto rozbija pierwszy. Potem rozbija się naprzemiennie, chyba że uzgodniono inaczej.',
  },
  '9.2': {
    title: 'Ustawienie',
    text: 'Ciasny trójkąt z 1 na czele, na punkcie głównym, i z 10 w środku. Pozostałe bile jak popadnie.',
  },
  '9.3': {
    title: 'Rozbicie',
    text: 'Z pola bazy; jako pierwszą trzeba trafić 1, niczego się nie deklaruje. Musi wpaść bila albo co najmniej cztery bile numerowane muszą dojść do bandy, każda z osobna. Jeśli nie, jest to zwykły faul. Kto wbije bilę, gra dalej; 10 przy rozbiciu nie wygrywa, wraca na stół.',
  },
  '9.4': {
    title: 'Push-out',
    text: 'W zagraniu zaraz po prawidłowym rozbiciu zawodnik przy stole może zadeklarować push-out. Nie musi trafić bili ani bandy; wszystko inne pozostaje faulem. Wbite bile zostają w łuzach, wraca tylko 10. Potem przeciwnik wybiera: gra stąd dalej albo oddaje zagranie.',
  },
  '9.5': {
    title: 'Deklaracje',
    text: 'Kto gra na bilę, podaje bilę i łuzę; deklaracji nie wymaga tylko to, co oczywiste. Jedna bila na zagranie.',
  },
  '9.6': {
    title: 'Zagranie bezpieczne',
    text: 'Przed uderzeniem można zadeklarować zagranie bezpieczne: prawo zagrywania przechodzi. Jeśli coś wtedy wpadnie, przeciwnik może oddać zagranie (9.7).',
    edition2025:
      'Zagrań bezpiecznych już nie ma: kto chce zagrać bezpiecznie, deklaruje bilę i jej nie wbija.',
  },
  '9.7': {
    title: 'Bile wbite nieprawidłowo',
    text: 'Gdy zadeklarowana bila nie wpada do swojej łuzy, a jakaś bila mimo to wpada, podejście się kończy. Bile zostają w łuzach, 10 wraca, a przeciwnik wybiera: gra dalej albo oddaje zagranie. Oddanego zagrania nie można oddać po raz drugi. Po faulu takiego wyboru nie ma.',
  },
  '9.8': {
    title: 'Kontynuacja i wygrana',
    text: 'Kto wbije zadeklarowaną bilę, gra dalej; co wpadnie ponadto, zostaje w łuzie. 10 wygrywa, gdy była zadeklarowana i przed zagraniem jako jedyna leżała na stole. Zadeklarowana wcześniej i wbita wraca na stół, a zawodnik gra dalej.',
  },
  '9.9': {
    title: 'Co wraca na stół',
    text: 'Tylko 10: przy rozbiciu, przy push-oucie, z faulem, bez deklaracji, w innej łuzie, poza stołem albo zadeklarowana, zanim została ostatnia.',
  },
  '9.10': {
    title: 'Faule',
    text: 'Przeciwnik ma białą z ręki w dowolnym miejscu, także po faulu przy rozbiciu. Faule to 6.1–6.10, 6.12, 6.13, 6.15, 6.16 i wymóg rozbicia.',
    edition2025: 'Kładzenia kija na stole (6.12 z 2016) już wśród nich nie ma.',
  },
  '9.11': {
    title: 'Przewinienia szczególne',
    text: 'Trzeci faul z rzędu po ostrzeżeniu (6.14) przegrywa partię. O niesportowym zachowaniu (6.17) decyduje sędzia, stosownie do winy.',
  },
  '9.12': {
    title: 'Partia nierozstrzygnięta',
    text: 'Rozbija ponownie ten, kto tę partię rozbijał (1.12).',
  },
  '5': {
    title: 'Gra',
    text: 'Dziesiątka według polskich przepisów: najpierw najniższa bila, zagrania deklarowane. Prawidłowo zadeklarowana i wbita 10 wygrywa partię w każdej chwili po rozbiciu.',
  },
  '5.1': {
    title: 'Kto rozbija',
    text: 'Zwycięzca rozgrywki o rozbicie wybiera, kto rozbija pierwszy. Potem rozbija się naprzemiennie; dyrektor turnieju może ustalić inną kolejność.',
  },
  '5.2': {
    title: 'Ustawienie',
    text: 'Ciasny trójkąt z 1 na czele, na punkcie głównym, i z 10 w środku. Pozostałe bile leżą przypadkowo; umyślne układanie jest zabronione.',
  },
  '5.3': {
    title: 'Rozbicie',
    text: 'Z pola bazy; jako pierwszą trzeba trafić 1, niczego się nie deklaruje. Musi wpaść bila albo co najmniej cztery bile numerowane muszą dojść do bandy. Brak jednego z dwojga, pola bazy lub band, jest faulem. Kto wbije bilę, gra dalej; wbita 10 wraca na stół.',
  },
  '5.4': {
    title: 'Push-out',
    text: 'W zagraniu zaraz po prawidłowym rozbiciu można zadeklarować push-out. Wymaga się tylko, by kapka uderzyła białą i ją poruszyła. Wbite bile zostają w łuzach, wraca tylko 10. Potem przeciwnik wybiera: gra stąd dalej albo oddaje zagranie.',
  },
  '5.5': {
    title: 'Deklaracje, zagrania bezpieczne, niewłaściwe bile',
    text: 'Każde zagranie prócz rozbicia się deklaruje, bilę i łuzę, jedną bilę na zagranie; albo deklaruje się zagranie bezpieczne.\nGdy zadeklarowana bila nie wpada, a inna tak, podejście się kończy i przeciwnik wybiera: gra dalej albo oddaje zagranie. Przy zagraniu bezpiecznym ma ten wybór tylko wtedy, gdy wpadła bila z najniższym numerem. Faul wyboru nie daje.',
  },
  '5.6': {
    title: 'Kontynuacja i wygrana',
    text: 'Kto wbije zadeklarowaną bilę, gra dalej; inne wbite zostają w łuzach. 10 zadeklarowana i wbita bez faulu wygrywa partię, cokolwiek jeszcze leży na stole.',
  },
  '5.7': {
    title: 'Co wraca na stół',
    text: 'Tylko 10: przy rozbiciu, przy push-oucie, z faulem, bez deklaracji, w innej łuzie lub poza stołem.',
  },
  '5.8': {
    title: 'Faule',
    text: 'Przeciwnik ma białą z ręki w dowolnym miejscu, także po faulu przy rozbiciu. Na liście są 6.1–6.10 i 6.12–6.15; szablonu na niej nie ma.',
  },
  '5.9': {
    title: 'Przewinienia szczególne',
    text: 'Trzeci faul z rzędu po ostrzeżeniu (6.14) przegrywa partię. Niesportowe zachowanie, tu 6.16, ocenia wyłącznie sędzia.',
  },
  '5.10': {
    title: 'Partia nierozstrzygnięta',
    text: 'Rozbija ponownie ten, kto tę partię rozbijał (1.12).',
  },
} as const
