export const disputes = {
  'dispute.frozen-played-away.title': 'Press, spelad bort från bollen',
  'dispute.frozen-played-away.question':
    'Köbollen låg press mot 1:an och spelades bort från den. Räknas 1:an som träffad?',
  'dispute.frozen-played-into.title': 'Press, spelad rakt in i bollen',
  'dispute.frozen-played-into.question':
    'Köbollen låg press mot 1:an och spelades rakt genom den. Är det dubbelstöt?',
  'dispute.frozen-to-the-wrong-ball.title': 'Press mot fel boll',
  'dispute.frozen-to-the-wrong-ball.question':
    'Köbollen låg press mot 2:an och spelades genom den mot 1:an. Vilken boll var först?',
  'dispute.chalk-width-gap.title': 'En kritas bredd bort',
  'dispute.chalk-width-gap.question':
    '1:an låg en kritas bredd rakt fram och kön följde med. Träffades köbollen två gånger?',
  'dispute.chalk-width-gap-cut.title': 'En kritas bredd bort, skärning',
  'dispute.chalk-width-gap-cut.question': 'Samma lucka och samma fulla stöt, men skuret: får kön följa med?',
  'dispute.hair-gap-full.title': 'En millimeter bort, full träff',
  'dispute.hair-gap-full.question':
    'Det fanns ljus mellan köbollen och 1:an, och den träffades fullt. Låg lädret kvar på köbollen?',
  'dispute.hair-gap-grazed.title': 'Ett hår bort, bara snuddad',
  'dispute.hair-gap-grazed.question':
    '1:an låg ett hår vid sidan om linjen och snuddades bara. Är en nära boll alltid felstöt?',
  'dispute.frozen-to-the-rail.title': 'Press mot vallen',
  'dispute.frozen-to-the-rail.question':
    '1:an låg press mot vallen och slogs in i den; inget annat nådde en vall. Räknas den vallen?',
  'dispute.frozen-to-the-rail-to-another.title': 'Press mot en vall, driven till en annan',
  'dispute.frozen-to-the-rail-to-another.question':
    '1:an låg press mot vänster vall och rullade längs den till fotvallen. Räknas det som vall?',
  'dispute.miscue-that-hits.title': 'En slint som träffar',
  'dispute.miscue-that-hits.question':
    'Lädret slant, men köbollen hittade 1:an och 1:an en vall. Är det en felstöt när lädret slinter?',
  'dispute.split-hit-wrong-ball-first.title': 'Delad träff: 2:an först',
  'dispute.split-hit-wrong-ball-first.question':
    'Köbollen gick mellan 1:an och 2:an och träffade 2:an en tredjedels millisekund tidigare. Felstöt?',
  'dispute.split-hit-right-ball-first.title': 'Delad träff: 1:an först',
  'dispute.split-hit-right-ball-first.question':
    'Samma delade träff i spegeln: 1:an var först med en kvarts millimeter. Vem kan se det?',
  'dispute.split-hit-both-at-once.title': 'Delad träff: båda samtidigt',
  'dispute.split-hit-both-at-once.question':
    'Köbollen mötte 1:an och 2:an i exakt samma ögonblick. Till vems fördel?',
  'dispute.split-hit-2025.title': 'Delad träff enligt 2025 års regler',
  'dispute.split-hit-2025.question':
    '2:an först med en tredjedels millisekund, enligt 2025 års utgåva: fortfarande felstöt?',
  'dispute.kick-grazes-another-ball.title': 'Vallstöten som snuddade en boll',
  'dispute.kick-grazes-another-ball.question':
    'Via vallen mot 1:an, och 3:an såg ut att ligga still. Snuddades den på vägen?',
  'dispute.jump-over-the-edge.title': 'Hopp över kanten på en boll',
  'dispute.jump-over-the-edge.question': 'Köbollen flög över halva 2:an. Tillåten stöt, ren träff?',
  'dispute.jump-touches-the-edge.title': 'Hoppet som var för lågt',
  'dispute.jump-touches-the-edge.question':
    'Köbollen lämnade duken men mötte ändå 2:an på vägen. Vilken boll var först?',
  'dispute.push-out-at-any-ball.title': 'Push-out på valfri boll',
  'dispute.push-out-at-any-ball.question':
    'Spelaren sade push-out, träffade 3:an först och inget nådde en vall. Felstöt?',
  'dispute.rail-first-no-rail-after.title': 'Vall först, ingen vall efter',
  'dispute.rail-first-no-rail-after.question':
    'Köbollen rörde vallen före 1:an och inget rörde en vall efteråt. Räcker det?',
  'dispute.safety-without-a-rail.title': 'Safe utan vall',
  'dispute.safety-without-a-rail.question': 'I 14.1 sades safe och inget nådde en vall. Ursäktar det?',
  'dispute.break-three-balls-to-a-rail.title': 'Tre bollar till vall i sprängningen',
  'dispute.break-three-balls-to-a-rail.question':
    'Tre bollar nådde en vall, en fjärde stannade en millimeter ifrån. Var sprängningen godkänd?',
  'dispute.break-four-balls-to-a-rail.title': 'Fyra bollar till vall i sprängningen',
  'dispute.break-four-balls-to-a-rail.question':
    'En mjuk sprängning utan sänkt boll, och den fjärde bollen nådde precis en vall. Godkänd?',
  'dispute.eight-on-the-break.title': '8:an i sprängningen',
  'dispute.eight-on-the-break.question': '8:an gick i på en godkänd sprängning. Har den som sprängde vunnit?',
  'dispute.eight-and-cue-ball-on-the-break.title': '8:an och köbollen i sprängningen',
  'dispute.eight-and-cue-ball-on-the-break.question':
    '8:an gick i på sprängningen och sedan köbollen. Är partiet förlorat?',
  'dispute.opening-break-cue-ball-no-rail.title': 'Öppning i 14.1: köbollen nådde inte vall',
  'dispute.opening-break-cue-ball-no-rail.question':
    'Två bollar nådde en vall i öppningen men inte köbollen. Vad kostar det?',
  'dispute.siberian-two-rails-missed.title': 'Sibirisk sprängning: två vallar saknas',
  'dispute.siberian-two-rails-missed.question':
    'Den först träffade bollen nådde en vall och stannade före nästa. Får sprängningen stå?',
  'dispute.siberian-one-rail-only.title': 'Sibirisk tia: bara en vall',
  'dispute.siberian-one-rail-only.question':
    'Bollen träffades och nådde fotvallen, inget mer hände. Ska en straffboll betalas?',
  'dispute.hanging-ball-falls-in-time.title': 'Den hängande bollen föll i tid',
  'dispute.hanging-ball-falls-in-time.question':
    '1:an hängde på kanten i tre sekunder och föll. Räknas den som sänkt?',
  'dispute.hanging-ball-falls-too-late.title': 'Den hängande bollen föll för sent',
  'dispute.hanging-ball-falls-too-late.question':
    '1:an hängde på kanten i sju sekunder och föll. Sänkt, eller ska den läggas tillbaka?',
  'dispute.rattle-in-the-jaws.title': 'Skramlade och stannade',
  'dispute.rattle-in-the-jaws.question':
    '1:an skramlade mot hålkanterna och låg kvar; inget annat nådde en vall. Räknas hålkanterna som vall?',
  'dispute.jam-in-the-jaws.title': 'Fastkilade i hålet',
  'dispute.jam-in-the-jaws.question':
    '1:an och 2:an kilade fast varandra mellan hålkanterna och föll inte. Är de sänkta?',
  'dispute.in-and-out-of-the-pocket.title': 'I och ur igen',
  'dispute.in-and-out-of-the-pocket.question':
    '1:an var under hålets kant och hoppade tillbaka på bordet. Sänkt?',
  'dispute.off-the-bed-and-back.title': 'Upp på vallen och tillbaka',
  'dispute.off-the-bed-and-back.question':
    'Köbollen rullade ovanpå vallen och kom tillbaka av sig själv. Av bordet?',
  'dispute.object-ball-off-the-table.title': 'Objektbollen lämnade bordet',
  'dispute.object-ball-off-the-table.question':
    '1:an träffades först och hoppade av bordet. Vem spelar och var är 1:an?',
  'dispute.scratch-with-the-nine.title': 'Köbollen i efter 9:an',
  'dispute.scratch-with-the-nine.question': '9:an gick i och köbollen efter den. Är partiet vunnet?',
  'dispute.scratch-with-the-eight.title': 'Köbollen i efter 8:an',
  'dispute.scratch-with-the-eight.question':
    'Den sagda 8:an gick i och köbollen efter den. Vem vinner partiet?',
  'dispute.sleeve-touches-a-ball.title': 'En ärm rörde en boll',
  'dispute.sleeve-touches-a-ball.question':
    '1:an sänktes, men spelarens ärm snuddade 4:an under stöten. Felstöt?',
  'dispute.ten-early-wpa.title': '10:an tidigt, WPA-regler',
  'dispute.ten-early-wpa.question':
    'Den sagda 10:an gick i via 1:an med andra bollar kvar på bordet. Vunnet?',
  'dispute.ten-early-polish.title': '10:an tidigt, polska regler',
  'dispute.ten-early-polish.question':
    'Samma stöt enligt polska regler: den sagda 10:an med andra bollar kvar. Vunnet?',
  'dispute.called-ball-wrong-pocket.title': 'Rätt boll, fel hål',
  'dispute.called-ball-wrong-pocket.question':
    '1:an var sagd till det andra hörnet. Vem får bestämma om nästa stöt?',
  'dispute.combination-called.title': 'En kombination, sagd',
  'dispute.combination-called.question':
    '3:an träffades först och sänkte den sagda 5:an. Måste kombinationen sägas?',
  'dispute.combination-off-their-ball.title': 'En kombination via deras boll',
  'dispute.combination-off-their-ball.question':
    'Den sagda 5:an gick i, men motståndarens 12:a träffades först. Räknas 5:an?',
  'dispute.base-on-the-head-string.title': 'Basen på huvudlinjen',
  'dispute.base-on-the-head-string.question':
    'Köbollen spelades med sin bas exakt på huvudlinjen. Låg den bakom linjen?',
  'dispute.edge-over-the-head-string.title': 'Kanten över huvudlinjen',
  'dispute.edge-over-the-head-string.question':
    'Halva köbollen stack ut över huvudlinjen, basen låg 4 mm bakom. Låg den bakom linjen?',
  'dispute.object-ball-behind-the-head-string.title': 'Objektboll strax bakom linjen',
  'dispute.object-ball-behind-the-head-string.question':
    'Med bollen i hand bakom linjen träffades en boll vars bas låg 3 mm bakom den. Får den spelas direkt?',
} as const
