import { type Line, type LineInput, line, trait } from './line.ts';

type Input = Omit<LineInput, 'department'>;

const womens = (input: Input): Line => line({ department: 'Womens', productType: 'accessory', ...input });

const metal = trait(
  'say:Metal',
  'Solid: recycled metal throughout *2; Plated: a thick plate over recycled silver *3; Steel: tarnish-free steel',
);

const stone = trait(
  'ai:Stone',
  'No Stone = - *3; Cubic Zirconia = Crystal: hand-set stones *2; Pearl: freshwater pearls *2; Mother of Pearl: mother of pearl; Green Onyx: green onyx',
  0.8,
);

const jewellery = {
  ranges: 'jewellery' as const,
  taxonomy: 'Jewellery & Watches',
  looks: 'plain',
  colours: 'metals' as const,
  colourCount: [1, 3] as [number, number],
  solid: { fabrication: 'Recycled metal, plated where stated. Nickel free.', care: 'metal' as const },
  logisticClass: 'small',
};

export const womensJewellery: Line[] = [
  womens({
    ...jewellery,
    id: 'necklace',
    archetype: 'necklace',
    weight: 10,
    nouns: ['Necklace', 'Pendant Necklace'],
    style: 'Necklaces',
    leaves: 'womens-necklaces',
    sizes: 'one-size',
    price: [24, 60],
    occasions: 'evening*2 wedding-guest*2 christmas',
    traits: [
      metal,
      stone,
      trait(
        'detail',
        'Layered: two fine layers; Coin: a hammered coin *2; Locket: a locket; Initial = Initial: an initial; Drop: a single drop *2; Bar: a slim bar',
        0.9,
      ),
      trait('ai:Chain Length', '40cm; 45cm *3; 60cm'),
      trait('ai:Closure', 'Lobster Clasp'),
      trait('say:Jewellery Style', 'Pendant *3; Layered'),
    ],
    openers: [
      'A fine chain with one good idea on it.',
      'Made to be worn every day and noticed now and then.',
      'The one you never take off.',
    ],
  }),
  womens({
    ...jewellery,
    id: 'earrings',
    archetype: 'earrings',
    weight: 10,
    nouns: ['Hoop Earrings', 'Hoops'],
    style: 'Earrings',
    leaves: 'womens-earrings',
    sizes: 'one-size',
    price: [18, 45],
    returns: 'final',
    occasions: 'party*2 wedding-guest*2 christmas',
    traits: [
      metal,
      stone,
      trait(
        'detail',
        'Twisted: a twisted profile *2; Chunky: a chunky profile *2; Huggie: a close huggie fit *2; Drop: a swinging drop; Hammered: a hammered finish',
        0.9,
      ),
      trait('ai:Closure', 'Hinged *2; Post Back *2'),
      trait('say:Jewellery Style', 'Hoops *3; Drops'),
    ],
    openers: [
      'Light enough to forget, bright enough not to.',
      'Hoops for ears that have better things to do than ache.',
      'A small pair that does a lot for a plain jumper.',
    ],
  }),
  womens({
    ...jewellery,
    id: 'womens-ring',
    archetype: 'ring',
    weight: 6,
    nouns: ['Ring', 'Stacking Ring', 'Signet Ring'],
    style: 'Rings',
    leaves: 'womens-rings',
    sizes: 'rings',
    price: [22, 58],
    traits: [
      metal,
      stone,
      trait(
        'detail',
        'Twisted: a rope twist; Wave: a wave; Domed: a domed top *2; Hammered: a hammered finish; Slim: a slim band *2',
        0.9,
      ),
      trait('say:Jewellery Style', 'Band *2; Signet; Stacking'),
    ],
    openers: [
      'Wear one, or wear five.',
      'Cast, filed and polished at the bench.',
      'A ring with a bit of weight and no fuss.',
    ],
  }),
  womens({
    ...jewellery,
    id: 'womens-watch',
    archetype: 'watch',
    weight: 6,
    ranges: 'jewellery',
    prefixes: [
      'Meridian',
      'Harbour',
      'Quarter',
      'Lantern',
      'Solent',
      'Compass',
      'Tempo',
      'Minster',
      'Orbit',
      'Foundry',
      'Regatta',
      'Almanac',
      'Noon',
      'Vesper',
      'Terrace',
    ],
    nouns: ['Watch'],
    style: 'Watches',
    leaves: 'womens-watches',
    looks: 'leather*4 plain*3',
    colours: 'watch-straps',
    sizes: 'one-size',
    price: [65, 120],
    solid: { fabrication: 'Stainless steel case, mineral glass.', care: 'watch' },
    traits: [
      trait('say:Movement', 'Quartz: a quartz movement *4; Automatic: an automatic movement'),
      trait('ai:Material', 'Leather: a leather strap @leather; Stainless Steel: a steel bracelet @plain'),
      trait('say:Water Resistance', '3 ATM *3; 5 ATM *2'),
      trait(
        'detail',
        'Slim: a slim case *3; Rectangular: a rectangular case *2; Moonphase: a moonphase; Mother of Pearl Dial: a mother-of-pearl dial',
        0.9,
      ),
      trait('say:Case Size', '28mm; 32mm *2; 36mm'),
    ],
    openers: [
      'Tells the time beautifully and nothing else.',
      'A proper watch, with hands.',
      'For people who are on time and people who would like to be.',
    ],
  }),
];
