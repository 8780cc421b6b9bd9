/** One thing shoppers ask for and the words they use for it. A word after '=' is meant exactly so, not in singular. */
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

/** Words that mean something else in ordinary sentences count only in these forms. */
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

/** The house's brands; those that are also everyday words need 'by' or 'from'. */
const BRANDS = [
  ...terms(`
burton
wallis
dorothy-perkins: dorothy perkins
misspap: miss pap
nastygal: nasty gal
foreverunique: forever unique
coastie
`),
  ...exactTerms(`
coast: by coast, from coast, coast dress, coast brand
principles: by principles, from principles, principles brand
oasis: by oasis, from oasis, oasis dress, oasis brand
warehouse: by warehouse, from warehouse, warehouse brand
maine: by maine, from maine, maine brand
gorgeous: by gorgeous, from gorgeous, gorgeous brand
`),
];

export const DEFAULT_VOCABULARY: Vocabulary = {
  types: TYPES,
  colours: COLOURS,
  occasions: OCCASIONS,
  details: DETAILS,
  brands: BRANDS,
  genders: GENDERS,
};

/** Brands come from the catalogue: a name of more than one word, or one not met in ordinary talk, stands by itself. */
export function withBrands(vocabulary: Vocabulary, brands: readonly string[]): Vocabulary {
  const known = new Set(vocabulary.brands.map(({ name }) => plainName(name)));
  const added = brands
    .filter((brand) => !known.has(plainName(brand)))
    .map((brand) => ({ name: brand, words: [`=${brand.toLowerCase()}`] }));
  return { ...vocabulary, brands: [...vocabulary.brands, ...added] };
}

/** A name without marks and spaces: `Nasty Gal`, `nastygal` and `nasty-gal` are one. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
