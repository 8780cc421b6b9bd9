import { homeLine, interior, room } from './home-line.ts';
import { type Line, trait } from './line.ts';
import { places } from './range-names.ts';

export const homeTextiles: Line[] = [
  homeLine({
    id: 'cushion',
    archetype: 'cushion',
    weight: 24,
    ranges: 'soft-furnishings',
    prefixes: places,
    nouns: ['Cushion', 'Square Cushion', 'Scatter Cushion'],
    taxonomy: 'Soft Furnishings',
    style: 'Cushions',
    leaves: 'home-cushions',
    family: 'cushion',
    looks:
      'velvet*5 linen*5 plain*2 floral-large*3 floral-small*2 stripe*3 geometric*3 tartan*2 paisley abstract gingham*2',
    colours: 'home',
    colourCount: [1, 6],
    sizes: ['cushions', 'one-size'],
    price: [16, 30],
    set: null,
    traits: [
      room('Living Room *3; Bedroom *2'),
      trait(
        'detail',
        'Piped: piped edges *2; Fringed: a fringe *2; Tufted: tufting; Embroidered: hand embroidery @linen,plain,velvet *2; Plain = - *2',
        0.5,
      ),
      trait(
        'say:Filling',
        'Feather: a feather pad *2; Recycled Fibre: a pad of recycled fibre *3; Cover Only',
      ),
      trait('ai:Closure', 'Hidden Zip'),
      trait('ai:Shape', 'Square'),
      trait('say:Reversible', 'Reversible; Not Reversible *3'),
      interior,
    ],
    tips: [
      'Mix three sizes and two textures.',
      'The zip is hidden, so either side can face out.',
      'Shake it daily and it will stay plump.',
    ],
    openers: [
      'The quickest way to change a room, in {cloth}.',
      'Plump, piped and made from {cloth}.',
      'One is a cushion; three is a decision.',
    ],
  }),
  homeLine({
    id: 'throw',
    archetype: 'throw',
    weight: 14,
    ranges: 'soft-furnishings',
    prefixes: places,
    nouns: ['Throw', 'Blanket'],
    taxonomy: 'Soft Furnishings',
    style: 'Throws & Blankets',
    leaves: 'home-throws',
    family: 'throw',
    looks: 'knit*4 wool*4 linen*2 velvet*2 tartan*3 houndstooth*2 gingham stripe*2',
    colours: 'home',
    colourCount: [1, 4],
    sizes: ['throws', 'one-size'],
    price: [34, 62],
    season: 'winter',
    occasions: 'loungewear christmas',
    traits: [
      room('Living Room *3; Bedroom *3'),
      trait(
        'detail',
        'Fringed: a fringed edge *3; Cable Knit: cables @knit; Waffle: a waffle weave @linen *2; Tassel: tassels',
        0.6,
      ),
      trait('say:Warmth', 'Lightweight; Midweight *2; Heavyweight'),
      trait('say:Reversible', 'Reversible; Not Reversible *2'),
      interior,
    ],
    tips: ['Fold it in three over the arm of a sofa.', 'Air it rather than wash it.'],
    openers: [
      'For the end of the sofa and the end of the day, in {cloth}.',
      'Woven in {cloth}, and big enough to share.',
      'Warmth you can fold.',
    ],
  }),
  homeLine({
    id: 'bedding',
    archetype: 'bedding',
    weight: 28,
    ranges: 'bedding',
    prefixes: places,
    nouns: ['Duvet Cover Set', 'Duvet Set', 'Bedding Set'],
    taxonomy: 'Bedding',
    style: ({ look }) =>
      look === 'linen'
        ? 'Linen Bedding'
        : look === 'plain' || look === 'velvet'
          ? 'Plain Bedding'
          : 'Printed Bedding',
    leaves: ({ look }) =>
      look === 'linen'
        ? ['home-linen-bedding']
        : look === 'plain' || look === 'velvet'
          ? ['home-duvet-sets']
          : ['home-printed-bedding', 'home-duvet-sets'],
    family: 'bedding',
    looks:
      'plain*6 linen*4 floral-large*3 floral-small*3 stripe*3 gingham*2 geometric*2 tartan*2 abstract paisley velvet',
    colours: 'bedding',
    colourCount: [1, 5],
    sizes: 'bedding',
    price: [32, 58],

    traits: [
      room('Bedroom'),
      trait('ai:Thread Count', '144 @easy-care; 200 !washed-linen *3; 300 @percale,sateen *2; 400 @sateen'),
      trait('ai:Closure', 'Buttons: a button closure *2; Poppers'),
      trait('say:Reversible', 'Reversible: a second pattern on the reverse *2; Not Reversible *2'),
      trait('say:Set Contents', 'Duvet Cover and Pillowcases: matching pillowcases'),
      trait('detail', 'Piped: piped edges; Ruffle: a ruffled edge; Pintuck: pintucks; Plain = - *3', 0.5),
      interior,
    ],
    tips: [
      'Single sets come with one pillowcase, the others with two.',
      'Wash before first use for softness.',
      'Looks best slightly rumpled.',
    ],
    openers: [
      'Like fresh sheets every night, in {cloth}.',
      'A bed worth going to early, in {cloth}.',
      'Cover and pillowcases together, in {cloth}.',
    ],
  }),
  homeLine({
    id: 'rug',
    archetype: 'rug',
    weight: 18,
    ranges: 'rugs',
    prefixes: places,
    nouns: ['Rug'],
    taxonomy: 'Soft Furnishings',
    style: 'Rugs',
    leaves: 'home-rugs',
    family: 'rug',
    looks: 'wool*4 geometric*4 stripe*3 abstract*3 paisley*2 houndstooth',
    colours: 'home',
    colourCount: [1, 4],
    sizes: 'rugs',
    price: [70, 120],
    logisticClass: 'bulky',
    traits: [
      room('Living Room *3; Bedroom *2; Hallway; Dining Room'),
      trait(
        'ai:Pile Height',
        'Flatweave: a flat weave *2; Low Pile = -: a low, dense pile !rug-washable *3; Deep Pile: a deep pile !rug-washable',
        0.7,
      ),
      trait('ai:Shape', 'Rectangular'),
      trait('say:Construction', 'Hand Tufted *2; Handwoven *2; Machine Made'),
      trait(
        'detail',
        'Fringed: a fringed end; Bordered: a border *2; Carved: a carved pile !Flatweave *2; Plain = -',
        0.5,
      ),
      interior,
    ],
    tips: ['Use an underlay on hard floors.', 'Turn it twice a year so that it wears evenly.'],
    openers: [
      'Something soft for the first step of the day, in {cloth}.',
      'Anchors a room and hides a multitude.',
      'Made from {cloth}, and rolled, never folded.',
    ],
  }),
  homeLine({
    id: 'towels',
    archetype: 'towels',
    weight: 14,
    ranges: ['bedding', 'soft-furnishings'],
    prefixes: places,
    nouns: ['Towel', 'Cotton Towel', 'Egyptian Cotton Towel'],
    taxonomy: 'Bathroom',
    style: 'Towels',
    leaves: 'home-towels',
    family: 'towel',
    looks: 'jersey*7 stripe*3 geometric gingham',
    colours: 'bedding',
    colourCount: [2, 8],
    sizes: 'towels',
    price: [4, 7],
    traits: [
      room('Bathroom'),
      trait(
        'say:Weight',
        '500gsm: a 500gsm weight; 600gsm: a 600gsm weight *3; 700gsm: a hotel-thick 700gsm weight',
      ),
      trait(
        'detail',
        'Ribbed: a ribbed border *2; Waffle: a waffle weave; Fringed: a fringed end; Plain = - *2',
        0.5,
      ),
      trait('say:Quick Dry', 'Quick Dry; Standard *2'),
      interior,
    ],
    tips: ['Buy two more than you think.', 'Wash with similar colours the first time.'],
    openers: [
      'Thick, soft and slow to fray, in {cloth}.',
      'Hotel towels without the bill.',
      'Woven from long-staple cotton that gets softer as it goes.',
    ],
  }),
];
