import { makeLexicon } from '../lexicon.ts';

export const swedish = makeLexicon(`
dress: klänning, klänningar, klänningen
jumpsuit: jumpsuits, byxdress
blouse: blus, blusar
shirt: skjorta, skjortor
t-shirt: t-shirts, t-tröja
jumper: tröja, tröjor
cardigan: kofta, koftor
hoodie: luvtröja
coat: kappa, kappor, rock
jacket: jacka, jackor
blazer: kavaj
skirt: kjol, kjolar
trousers: byxor, byxa
shorts: kortbyxor
top: topp, toppar, linne
suit: kostym, kostymer
bra: bh, behå
knickers: trosor
tights: strumpbyxor
nightwear: pyjamas, nattlinne
swimwear: baddräkt, bikini, badkläder
trainers: gympaskor, sneakers
boots: stövlar, kängor
sandals: sandaler
heels: klackar, klackskor, pumps
shoes: skor, sko
bag: väska, väskor, handväska
scarf: halsduk, sjal
hat: hatt, mössa
necklace: halsband
earrings: örhängen
bracelet: armband
watch: klocka, klockor
belt: bälte, skärp
lipstick: läppstift
perfume: parfym
moisturiser: fuktkräm, ansiktskräm
candle: ljus, doftljus
cushion: kudde, kuddar
bedding: sängkläder, påslakan
lamp: lampa, lampor
rug: matta, mattor
curtains: gardiner
towel: handduk, handdukar
throw: filt, pläd
sofa: soffa, soffor
chair: stol, stolar, fåtölj
black: svart, svarta
white: vit, vita, vitt
ivory: elfenben
cream: creme, gräddvit
brown: brun, bruna
grey: grå, gråa, grått
silver: silvrig
gold: guld, guldig
navy: marinblå, marin
blue: blå, blåa, blått
green: grön, gröna, grönt
yellow: gul, gula, gult
red: röd, röda, rött
burgundy: vinröd
pink: rosa
purple: lila
multi: flerfärgad
wedding guest: bröllop
party: fest, festen
evening: kväll, bal
work: jobb, jobbet, kontor
holiday: semester, strand
casual: vardag, ledigt
christmas: jul
gift: present, presenter, gåva
maxi: lång, långa
mini: kort, korta
long sleeve: långärmad, lång ärm
short sleeve: kortärmad
sleeveless: ärmlös
floral: blommig, blommiga
striped: randig, randiga
checked: rutig, rutiga
linen: lin, linnetyg
cotton: bomull
silk: silke, siden
velvet: sammet
wool: ull
cashmere: kashmir
leather: läder, skinn
lace: spets
plus size: stora storlekar
womens: dam, kvinna, kvinnor
mens: herr, män
girls: flicka, flickor
boys: pojke, pojkar
baby: bebis
under: under, mindre än, högst
over: över, mer än, minst
up to: upp till
between: mellan
around: ungefär, cirka
and: och
or: eller
size: storlek
in: i
not: inte, ej
without: utan
sale: rea, erbjudande, rabatt
show me more: visa fler, visa mer, visa mig fler
cheaper: billigare
more expensive: dyrare
another colour: en annan färg, annan färg
any colour: alla färger
something like this: något liknande, liknande, något sådant här
next day: nästa dag
how long does delivery take: hur lång tid tar leveransen
delivery: leverans, leverera, frakt, leveransen
return: retur, returnera, returer, skicka tillbaka
refund: återbetalning, pengarna tillbaka
exchange: byta, byte
size guide: storleksguide
which size: vilken storlek
where is my order: var är min beställning, spåra min beställning
how can i pay: hur kan jag betala, betalsätt
speak to a person: prata med någon, kundtjänst
hello: hej, hejsan, god morgon
thanks: tack, tack så mycket
help: hjälp, hjälp mig
start again: börja om
newest: senaste
please: snälla
show me: visa mig, visa
looking for: jag söker, letar efter, jag letar efter
want: jag vill ha, jag vill
for: för, till
with: med
a: en, ett
`);
