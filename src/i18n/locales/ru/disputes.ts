export const disputes = {
  'dispute.frozen-played-away.title': 'Шары вплотную, удар в сторону',
  'dispute.frozen-played-away.question':
    'Биток стоял вплотную к шару 1 и был сыгран от него. Считается ли касание шара 1?',
  'dispute.frozen-played-into.title': 'Шары вплотную, удар прямо в шар',
  'dispute.frozen-played-into.question':
    'Биток стоял вплотную к шару 1 и был сыгран прямо в него. Это двойной удар?',
  'dispute.frozen-to-the-wrong-ball.title': 'Вплотную не к тому шару',
  'dispute.frozen-to-the-wrong-ball.question':
    'Биток стоял вплотную к шару 2 и был сыгран через него в шар 1. Какой шар задет первым?',
  'dispute.chalk-width-gap.title': 'На ширину мелка',
  'dispute.chalk-width-gap.question':
    'Шар 1 стоял прямо впереди на ширину мелка, кий прошёл дальше. Был ли биток задет дважды?',
  'dispute.chalk-width-gap-cut.title': 'На ширину мелка, резка',
  'dispute.chalk-width-gap-cut.question':
    'Тот же зазор и тот же полный удар, но в резку: может ли кий идти дальше?',
  'dispute.hair-gap-full.title': 'Зазор в миллиметр, в лоб',
  'dispute.hair-gap-full.question':
    'Между битком и шаром 1 был просвет, удар пришёлся в лоб. Была ли наклейка ещё на битке?',
  'dispute.hair-gap-grazed.title': 'На волосок, только задет',
  'dispute.hair-gap-grazed.question':
    'Шар 1 стоял на волосок от линии и был лишь слегка задет. Всегда ли близкий шар - фол?',
  'dispute.frozen-to-the-rail.title': 'Вплотную к борту',
  'dispute.frozen-to-the-rail.question':
    'Шар 1 стоял вплотную к борту и был прижат к нему; больше ничто борта не достигло. Считается ли этот борт?',
  'dispute.frozen-to-the-rail-to-another.title': 'От одного борта к другому',
  'dispute.frozen-to-the-rail-to-another.question':
    'Шар 1 стоял вплотную к левому борту и прошёл вдоль него до заднего. Засчитывается ли борт?',
  'dispute.miscue-that-hits.title': 'Кикс, попавший в цель',
  'dispute.miscue-that-hits.question':
    'Наклейка соскользнула, но биток нашёл шар 1, а тот - борт. Является ли кикс фолом?',
  'dispute.split-hit-wrong-ball-first.title': 'Два шара разом: сначала 2',
  'dispute.split-hit-wrong-ball-first.question':
    'Биток прошёл между шарами 1 и 2 и задел шар 2 на треть миллисекунды раньше. Фол?',
  'dispute.split-hit-right-ball-first.title': 'Два шара разом: сначала 1',
  'dispute.split-hit-right-ball-first.question':
    'То же в зеркале: шар 1 был первым на четверть миллиметра. Кто это увидит?',
  'dispute.split-hit-both-at-once.title': 'Два шара разом: одновременно',
  'dispute.split-hit-both-at-once.question':
    'Биток коснулся шаров 1 и 2 в одно и то же мгновение. В чью пользу решение?',
  'dispute.split-hit-2025.title': 'Два шара разом по правилам 2025',
  'dispute.split-hit-2025.question':
    'Шар 2 раньше на треть миллисекунды, по редакции 2025 года: всё ещё фол?',
  'dispute.kick-grazes-another-ball.title': 'Удар от борта с касанием',
  'dispute.kick-grazes-another-ball.question':
    'От борта в шар 1, а шар 3 будто не шевельнулся. Был ли он задет по пути?',
  'dispute.jump-over-the-edge.title': 'Прыжок над краем шара',
  'dispute.jump-over-the-edge.question':
    'Биток перелетел над половиной шара 2. Правильный ли удар, чистое ли попадание?',
  'dispute.jump-touches-the-edge.title': 'Слишком низкий прыжок',
  'dispute.jump-touches-the-edge.question':
    'Биток оторвался от сукна, но по пути всё же задел шар 2. Какой шар был первым?',
  'dispute.push-out-at-any-ball.title': 'Пуш-аут в любой шар',
  'dispute.push-out-at-any-ball.question':
    'Игрок объявил пуш-аут, первым задел шар 3, борта никто не коснулся. Фол?',
  'dispute.rail-first-no-rail-after.title': 'Борт до шара, ни одного после',
  'dispute.rail-first-no-rail-after.question':
    'Биток коснулся борта до шара 1, а после касания борта не было. Достаточно ли этого?',
  'dispute.safety-without-a-rail.title': 'Отыгрыш без борта',
  'dispute.safety-without-a-rail.question':
    'В игре 14.1 объявлен отыгрыш, и борта никто не достиг. Оправдывает ли это объявление?',
  'dispute.break-three-balls-to-a-rail.title': 'Три шара до борта на разбое',
  'dispute.break-three-balls-to-a-rail.question':
    'Три шара дошли до борта, четвёртому не хватило миллиметра. Засчитан ли разбой?',
  'dispute.break-four-balls-to-a-rail.title': 'Четыре шара до борта на разбое',
  'dispute.break-four-balls-to-a-rail.question':
    'Мягкий разбой, ничего не забито, четвёртый шар едва дошёл до борта. Правильно ли?',
  'dispute.eight-on-the-break.title': 'Восьмёрка на разбое',
  'dispute.eight-on-the-break.question': 'Шар 8 упал при правильном разбое. Выиграл ли разбивающий?',
  'dispute.eight-and-cue-ball-on-the-break.title': 'Восьмёрка и биток на разбое',
  'dispute.eight-and-cue-ball-on-the-break.question':
    'На разбое упал шар 8, а затем биток. Проиграна ли партия?',
  'dispute.opening-break-cue-ball-no-rail.title': 'Разбой в 14.1: биток не дошёл',
  'dispute.opening-break-cue-ball-no-rail.question':
    'На первом разбое два шара дошли до борта, а биток нет. Чего это стоит?',
  'dispute.siberian-two-rails-missed.title': 'Разбой в сибирской десятке: нет двух бортов',
  'dispute.siberian-two-rails-missed.question':
    'Первый задетый шар дошёл до одного борта и остановился перед другим. Засчитан ли разбой?',
  'dispute.siberian-one-rail-only.title': 'Сибирская десятка: только один борт',
  'dispute.siberian-one-rail-only.question':
    'Шар задет и дошёл до заднего борта, больше ничего не произошло. Положен ли штрафной шар?',
  'dispute.hanging-ball-falls-in-time.title': 'Висящий шар упал вовремя',
  'dispute.hanging-ball-falls-in-time.question':
    'Шар 1 висел на краю лузы три секунды и упал. Считается ли он забитым?',
  'dispute.hanging-ball-falls-too-late.title': 'Висящий шар упал слишком поздно',
  'dispute.hanging-ball-falls-too-late.question':
    'Шар 1 висел на краю лузы семь секунд и упал. Забит или возвращается?',
  'dispute.rattle-in-the-jaws.title': 'Постучал и остался',
  'dispute.rattle-in-the-jaws.question':
    'Шар 1 постучал по губкам лузы и остался; больше ничто борта не достигло. Считаются ли губки бортом?',
  'dispute.jam-in-the-jaws.title': 'Заклинились в губках',
  'dispute.jam-in-the-jaws.question':
    'Шары 1 и 2 заклинили друг друга в губках лузы и не упали. Забиты ли они?',
  'dispute.in-and-out-of-the-pocket.title': 'Вошёл и выскочил',
  'dispute.in-and-out-of-the-pocket.question':
    'Шар 1 был уже ниже края лузы и выскочил обратно на стол. Забит ли он?',
  'dispute.off-the-bed-and-back.title': 'На борт и обратно',
  'dispute.off-the-bed-and-back.question':
    'Биток прокатился по верху борта и сам вернулся. Считается ли он вылетевшим?',
  'dispute.object-ball-off-the-table.title': 'Прицельный шар вылетел',
  'dispute.object-ball-off-the-table.question':
    'Шар 1 был задет первым и вылетел со стола. Кто играет дальше и где шар 1?',
  'dispute.scratch-with-the-nine.title': 'Девятка и биток',
  'dispute.scratch-with-the-nine.question': 'Шар 9 упал, а за ним биток. Выиграна ли партия?',
  'dispute.scratch-with-the-eight.title': 'Восьмёрка и биток',
  'dispute.scratch-with-the-eight.question': 'Заказанный шар 8 упал, а за ним биток. Кто выиграл партию?',
  'dispute.sleeve-touches-a-ball.title': 'Рукав задел шар',
  'dispute.sleeve-touches-a-ball.question': 'Шар 1 забит, но рукав игрока задел шар 4 во время удара. Фол?',
  'dispute.ten-early-wpa.title': 'Десятка раньше срока, правила WPA',
  'dispute.ten-early-wpa.question': 'Заказанный шар 10 забит через шар 1, на столе ещё есть шары. Победа?',
  'dispute.ten-early-polish.title': 'Десятка раньше срока, польские правила',
  'dispute.ten-early-polish.question':
    'Тот же удар по польским правилам: заказанный шар 10 при других шарах на столе. Победа?',
  'dispute.called-ball-wrong-pocket.title': 'Тот шар, не та луза',
  'dispute.called-ball-wrong-pocket.question':
    'Шар 1 был заказан в другой угол. Кто решает, чей следующий удар?',
  'dispute.combination-called.title': 'Комбинация по заказу',
  'dispute.combination-called.question':
    'Первым задет шар 3, он отправил в лузу заказанный шар 5. Нужно ли объявлять комбинацию?',
  'dispute.combination-off-their-ball.title': 'Комбинация через чужой шар',
  'dispute.combination-off-their-ball.question':
    'Заказанный шар 5 упал, но первым задет чужой шар 12. Засчитан ли шар 5?',
  'dispute.base-on-the-head-string.title': 'Основание на линии дома',
  'dispute.base-on-the-head-string.question':
    'Биток сыгран с точкой опоры точно на линии дома. Был ли он в доме?',
  'dispute.edge-over-the-head-string.title': 'Край над линией дома',
  'dispute.edge-over-the-head-string.question':
    'Половина битка нависала над линией дома, опора была в 4 мм за ней. Был ли он в доме?',
  'dispute.object-ball-behind-the-head-string.title': 'Шар сразу за линией',
  'dispute.object-ball-behind-the-head-string.question':
    'С руки из дома игрок задел шар, опора которого в 3 мм за линией. Можно ли играть в него прямо?',
} as const
