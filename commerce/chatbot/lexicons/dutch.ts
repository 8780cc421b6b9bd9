import { makeLexicon } from '../lexicon.ts';

export const dutch = makeLexicon(`
dress: jurk, jurken, jurkje
jumpsuit: jumpsuits, playsuit
blouse: blouses
shirt: overhemd, overhemden
t-shirt: t-shirts
jumper: trui, truien
cardigan: vest, vesten
hoodie: hoodies
coat: jas, jassen, mantel
jacket: jack, jasje
skirt: rok, rokken
trousers: broek, broeken
shorts: korte broek
top: topje, topjes
suit: pak, pakken
bra: bh
knickers: slip, slips
tights: panty, panty's
nightwear: pyjama, pyjama's, nachthemd
swimwear: zwempak, badpak, badmode, bikini
trainers: sneakers, sportschoenen
boots: laarzen, enkellaarsjes
sandals: sandalen
heels: hakken, pumps
shoes: schoenen, schoen
bag: tas, tassen, handtas
scarf: sjaal, sjaals
hat: hoed, muts
necklace: ketting, kettingen
earrings: oorbellen
bracelet: armband, armbanden
watch: horloge, horloges
belt: riem, riemen
lipstick: lippenstift
perfume: parfum
moisturiser: dagcrème, nachtcrème
candle: kaars, kaarsen
cushion: kussen, kussens
bedding: beddengoed, dekbedovertrek
lamp: lampen
rug: vloerkleed, kleed
curtains: gordijnen
towel: handdoek, handdoeken
throw: plaid, deken
sofa: bank, zitbank
chair: stoel, stoelen, fauteuil
black: zwart, zwarte
white: wit, witte
ivory: ivoor
cream: crème
brown: bruin, bruine
grey: grijs, grijze
silver: zilver, zilveren
gold: goud, gouden
navy: marineblauw, donkerblauw
blue: blauw, blauwe
green: groen, groene
yellow: geel, gele
orange: oranje
red: rood, rode
burgundy: bordeauxrood
pink: roze
purple: paars, paarse
multi: veelkleurig
wedding guest: bruiloft, trouwerij
party: feest, feestje
evening: avond, gala
work: werk, kantoor
holiday: vakantie, strand
casual: alledaags, vrije tijd
christmas: kerst
gift: cadeau, cadeautje
maxi: lange
mini: korte
long sleeve: lange mouwen
short sleeve: korte mouwen
sleeveless: mouwloos, mouwloze
floral: bloemen, bloemenprint
striped: gestreept, gestreepte
checked: geruit, geruite
linen: linnen
cotton: katoen
silk: zijde
velvet: fluweel
wool: wol, wollen
cashmere: kasjmier
leather: leer, leren
lace: kant
plus size: grote maten, grote maat
womens: dames, vrouw, vrouwen
mens: heren, man, mannen
girls: meisje, meisjes
boys: jongen, jongens
baby: baby's
under: onder, minder dan, onder de
over: boven, meer dan
up to: tot
between: tussen
around: ongeveer, rond
and: en
or: of
size: maat
not: niet, geen
without: zonder
sale: uitverkoop, aanbieding, aanbiedingen, korting
show me more: toon me meer, laat me meer zien, meer zien
cheaper: goedkoper, goedkopere
more expensive: duurder
another colour: een andere kleur, andere kleur
any colour: alle kleuren
something like this: zoiets, iets zoals dit, iets dergelijks, vergelijkbaar
next day: volgende dag
how long does delivery take: hoe lang duurt de levering, hoe lang duurt de bezorging
delivery: levering, bezorging, leveren, bezorgen, verzending
return: retour, retourneren, terugsturen
refund: terugbetaling, geld terug
exchange: ruilen, omruilen
size guide: maattabel, maatgids
which size: welke maat
where is my order: waar is mijn bestelling, bestelling volgen
how can i pay: hoe kan ik betalen, betaalmethoden
speak to a person: iemand spreken, met iemand praten, klantenservice
hello: hallo, hoi, goedendag, goedemorgen
thanks: bedankt, dank je, dank u, dank je wel
help: hulp, help me
start again: opnieuw beginnen
newest: nieuwste
please: alstublieft, alsjeblieft
show me: toon me, laat me zien
looking for: ik zoek, zoek
want: ik wil, ik wil graag
for: voor
with: met
a: een
the: de, het
`);
