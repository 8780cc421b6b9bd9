import { type Line, type LineInput, line, trait } from './line.ts';
import { trainerNames } from './range-names.ts';

type Input = Omit<LineInput, 'department'>;

const womens = (input: Input): Line => line({ department: 'Womens', productType: 'accessory', ...input });

const shoe = (input: Input): Line => womens({ productType: 'footwear', family: 'leather', ...input });

const soles = trait('ai:Sole Material', 'Rubber *3; Synthetic *2; Leather');

const width = trait('ai:Shoe Width', 'Standard *5; Wide Fit');

export const womensShoes: Line[] = [
  shoe({
    id: 'court-heels',
    archetype: 'court-heels',
    weight: 16,
    ranges: 'shoes',
    nouns: ['Court Shoes'],
    taxonomy: 'Shoes',
    style: 'Court Shoes',
    leaves: ({ value }) => [
      /Low|Kitten/.test(value('aiattributes.Heel Height') ?? '') ? 'womens-low-heels' : 'womens-high-heels',
    ],
    looks: 'leather*6 satin*3 velvet*2 plain*2 animal*2',
    colours: 'evening',
    sizes: 'shoes-womens',
    price: [42, 62],
    occasions: 'wedding-guest*3 workwear*2 party*3 evening*2',
    traits: [
      trait(
        'ai:Heel Height',
        'High (8-10cm): a 9cm heel *3; Mid (5-7cm): a 6cm heel *3; Low (2-4cm): a low 4cm heel *2; Kitten (3-4cm): a kitten heel *2',
      ),
      trait(
        'ai:Heel Type',
        'Block = Block Heel: a steady block *3; Stiletto: a slender stiletto @High (8-10cm) *5; Flared = Flared Heel: a flared heel',
        0.8,
      ),
      trait(
        'ai:Toe Shape',
        'Pointed Toe: a pointed toe *4; Almond Toe: an almond toe *2; Square Toe: a square toe',
        0.5,
      ),
      trait(
        'detail',
        'Slingback: a slingback strap *3; Bow: a bow at the toe; Embellished: a crystal buckle; Ankle Strap: an ankle strap *2; Plain = - *3',
        0.7,
      ),
      trait('ai:Upper Material', 'Leather; Textile; Synthetic'),
      soles,
      width,
    ],
    openers: [
      'Heels you can stand in, in {cloth}.',
      'The finishing touch, padded underfoot and cut from {cloth}.',
      'Made on a last we have refined for ten years.',
    ],
  }),
  shoe({
    id: 'womens-ankle-boots',
    archetype: 'ankle-boots',
    weight: 14,
    ranges: 'shoes',
    nouns: ['Ankle Boots'],
    taxonomy: 'Shoes',
    style: 'Ankle Boots',
    leaves: 'womens-boots',
    looks: 'leather*8 velvet animal',
    colours: 'leather',
    colourCount: [1, 3],
    sizes: 'shoes-womens',
    price: [58, 88],
    occasions: 'weekend*3 workwear*2 party',
    season: 'winter',
    traits: [
      trait(
        'ai:Heel Height',
        'Flat (0-2cm): a flat sole *3; Low (2-4cm): a low heel *3; Mid (5-7cm): a stacked 6cm heel *2; High (8-10cm)',
      ),
      trait(
        'ai:Heel Type',
        'Block = Block Heel: a block heel !Flat (0-2cm) *3; Flat = Flat: a flat sole @Flat (0-2cm) *4; Western: a western heel !Flat (0-2cm)',
        0.5,
      ),
      trait('ai:Toe Shape', 'Almond Toe *3; Pointed Toe: a pointed toe; Round Toe *2', 0.2),
      trait(
        'detail',
        'Side Zip = -: a side zip *3; Studded: small studs; Buckle: a double buckle; Plain = - *2; Chunky Sole: a chunky sole *2',
        0.6,
      ),
      trait('ai:Boot Height', 'Ankle *4; Mid Calf'),
      trait(
        'ai:Closure',
        'Zip = - *3; Lace Up !Side Zip; Pull On = Chelsea: elastic at the sides !Side Zip *2',
        0.8,
      ),
      soles,
      width,
    ],
    openers: [
      'Boots for eight months of the year, in {cloth}.',
      'Break-in time: about an hour.',
      'Sturdy underfoot and neat at the ankle, made from {cloth}.',
    ],
  }),
  shoe({
    id: 'womens-trainers',
    archetype: 'trainers',
    weight: 12,
    ranges: 'shoes',
    prefixes: trainerNames,
    nouns: ['Trainers'],
    taxonomy: 'Shoes',
    style: 'Trainers',
    leaves: 'womens-trainers',
    family: 'trainers',
    looks: 'leather*5 plain*3 knit*3',
    colours: 'trainers',
    sizes: 'shoes-womens',
    price: [38, 58],
    occasions: 'weekend*5 holiday',
    traits: [
      trait(
        'detail',
        'Lace Up = -: flat cotton laces *3; Platform: a low platform *2; Retro = Retro: a retro shape *2; Slip On: a slip-on shape',
        0.7,
      ),
      trait('ai:Heel Height', 'Flat (0-2cm) *3; Platform (3-5cm)'),
      trait('ai:Toe Shape', 'Round Toe'),
      trait('ai:Closure', 'Lace Up *3; Slip On'),
      soles,
      width,
    ],
    openers: [
      'Comfortable straight out of the box, in {cloth}.',
      'The trainers that go with dresses, denim and deadlines.',
      'Light, cushioned and cut from {cloth}.',
    ],
  }),
  shoe({
    id: 'sandals',
    archetype: 'sandals',
    weight: 12,
    ranges: 'shoes',
    nouns: ['Sandals'],
    taxonomy: 'Shoes',
    style: 'Sandals',
    leaves: 'womens-sandals',
    looks: 'leather*6 satin*3 plain*2 velvet animal*2',
    colours: 'leather',
    sizes: 'shoes-womens',
    price: [36, 56],
    occasions: 'holiday*4 wedding-guest*2 party',
    season: 'summer',
    traits: [
      trait(
        'ai:Heel Height',
        'Flat (0-2cm) *2; Low (2-4cm) *2; High (8-10cm): a 9cm heel *2; Mid (5-7cm): a 6cm heel *2',
      ),
      trait(
        'ai:Heel Type',
        'Block = Block Heel: a block heel !Flat (0-2cm) *3; Flat = Flat: a flat sole @Flat (0-2cm) *4; Stiletto: a slender heel @High (8-10cm); Wedge: a wedge sole !Flat (0-2cm) *2',
        0.7,
      ),
      trait('ai:Toe Shape', 'Open Toe'),
      trait(
        'detail',
        'Strappy: fine straps *3; Ankle Strap: an ankle strap *3; Cross Strap: crossed straps *2; Embellished: hand-set stones; Woven: woven straps @leather',
        0.8,
      ),
      trait('ai:Closure', 'Buckle *3; Slip On'),
      soles,
      width,
    ],
    openers: [
      'Warm evenings, bare ankles and {cloth}.',
      'Barely there and better made than they look.',
      'From beach road to dance floor, in {cloth}.',
    ],
  }),
];
