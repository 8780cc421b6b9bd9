/** A term and its synonyms. A word after '=' must match exactly, without stemming. */
export interface Term {
  name: string;
  words: readonly string[];
}

export interface Vocabulary {
  types: readonly Term[];
  colours: readonly Term[];
  occasions: readonly Term[];
  details: readonly Term[];
  brands: readonly Term[];
  genders: readonly Term[];
}

function terms(list: string): Term[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(':').map((part) => part.trim());
      const others = words === '' ? [] : words.split(',').map((word) => word.trim());
      return { name, words: [name, ...others] };
    });
}

/** Terms whose name is ambiguous; only the listed forms match. */
function exactTerms(list: string): Term[] {
  return terms(list).map(({ name, words }) => ({ name, words: words.slice(1) }));
}

const TYPES = [
  ...terms(`
dress: gown, frock, sundress
jumpsuit: playsuit, romper
blouse
shirt
t-shirt: tee, tshirt, t shirt
jumper: sweater, pullover, knit, knitwear
cardigan
hoodie: sweatshirt
coat: trench, parka, raincoat
jacket: bomber, gilet
blazer
jeans
skirt
waistcoat
bra: bralette
knickers: briefs, thong
nightwear: pyjama, nightie, nightdress, dressing gown, pjs
swimwear: bikini, swimsuit, swimming costume, tankini
trainers: sneaker
boots: bootie, ankle boot
sandals: flip flop, espadrille
shoes: loafer, brogue, ballet pump, footwear
bag: handbag, tote, clutch, backpack, crossbody
scarf: scarves, shawl
hat: fascinator, beanie, fedora
necklace: pendant
earrings
bracelet: bangle
watch
belt
lipstick: lip gloss
foundation: concealer
mascara
perfume: fragrance, aftershave, eau de parfum, cologne
moisturiser: moisturizer, face cream, night cream
serum
shampoo: conditioner
candle: reed diffuser
cushion
bedding: duvet, bed linen, pillowcase, bed sheet
lamp: table lamp, floor lamp, light shade
rug
curtains
towel
mug: teacup
vase
throw: blanket
sofa: settee
chair: armchair, stool
table: desk, sideboard
`),
  ...exactTerms(`
shorts: =shorts
trousers: trouser, =pants, chinos, leggings
heels: =heels, stiletto, court shoe
tights: =tights, stocking
top: top, cami, camisole, vest
suit: suit, tuxedo
`),
];

const COLOURS = terms(`
black: jet
white
ivory: off white
cream: ecru
beige: nude, oatmeal
stone: taupe
tan: camel
brown: chocolate, mocha
grey: gray, charcoal
silver
gold
rose gold
navy: navy blue, midnight
blue: royal blue, cobalt, sky blue, baby blue, denim blue
teal: turquoise, aqua
green: emerald, forest green, lime
khaki: olive
sage: sage green, mint
yellow: lemon
mustard: ochre
orange: rust, terracotta
coral: peach
red: scarlet
burgundy: wine red, berry, maroon
pink: blush, fuchsia, hot pink
purple: plum, violet, magenta
lilac: lavender, mauve
multi: multicolour, multicoloured
`);

const OCCASIONS = terms(`
wedding guest: wedding, bridesmaid, mother of the bride
party: parties, night out, clubbing, birthday party, new year
evening: black tie, gala, cocktail, date night, formal, ball
work: office, interview, business
holiday: beach, vacation, cruise
casual: everyday, weekend, lounging
prom: graduation
races: race day, ascot
festival
christmas: xmas
gift: present, birthday gift
`);

const DETAILS = terms(`
midi: midi length
maxi: floor length, full length
mini
long sleeve: long sleeved, long sleeves
short sleeve: short sleeved, short sleeves
sleeveless: strapless
floral: flowery, flower print
striped: stripe
polka dot: spotty, spotted
animal print: leopard
checked: tartan, gingham, plaid
plain
wrap
bodycon: =fitted
linen
cotton
silk
satin
velvet
wool: merino
cashmere
leather
suede
denim
lace
sequin: sparkly, glitter
petite
tall
maternity
plus size: curve, plus
v neck: v-neck
high neck: roll neck, polo neck
high waisted: high waist
wide leg
waterproof
scented
vegan
`);

const GENDERS = terms(`
womens: women, woman, ladies, lady, her, she, wife, mum, mother, girlfriend, daughter, sister, female
mens: men, man, gent, him, he, husband, dad, father, boyfriend, brother, male
girls: girl
boys: boy
baby: toddler, newborn
`);

export const DEFAULT_VOCABULARY: Vocabulary = {
  types: TYPES,
  colours: COLOURS,
  occasions: OCCASIONS,
  details: DETAILS,
  brands: [],
  genders: GENDERS,
};

/** Everyday words that are also names of brands; such a brand matches only after "by" or "from", or before "brand". */
const EVERYDAY_WORDS = new Set(
  'bliss boss coast dune express gorgeous guess hobbs iris ivory jasper joy kind maine monsoon new next oasis phase pieces principles quiz river select seasalt superdry warehouse whistles white'.split(
    ' ',
  ),
);

/** Adds the brands of the catalogue. */
export function withBrands(vocabulary: Vocabulary, brands: readonly string[]): Vocabulary {
  const known = new Set(vocabulary.brands.map(({ name }) => plainName(name)));
  const added = brands
    .filter((brand) => !known.has(plainName(brand)))
    .map((name) => {
      const word = name.toLowerCase();
      const forms = EVERYDAY_WORDS.has(word) ? [`by ${word}`, `from ${word}`, `${word} brand`] : [word];
      return { name, words: forms.map((form) => `=${form}`) };
    });
  return { ...vocabulary, brands: [...vocabulary.brands, ...added] };
}

/** A name without punctuation and spaces: `Nasty Gal`, `nastygal` and `nasty-gal` are equal. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
