import { type Line, type LineInput, line, trait } from './line.ts';

type Input = Omit<LineInput, 'department'>;

const womens = (input: Input): Line => line({ department: 'Womens', productType: 'accessory', ...input });

export const womensBags: Line[] = [
  womens({
    id: 'tote-bag',
    archetype: 'tote-bag',
    weight: 12,
    ranges: 'bags',
    nouns: ['Tote Bag', 'Shopper Bag'],
    taxonomy: 'Bags',
    style: 'Tote Bags',
    leaves: ({ brandSlug }) =>
      brandSlug === 'second-bow' ? ['womens-preloved-bags', 'womens-tote-bags'] : ['womens-tote-bags'],
    family: 'bag',
    looks: 'leather*7 linen*3 stripe*2 animal houndstooth tartan',
    colours: 'leather',
    sizes: 'one-size',
    price: [42, 75],
    occasions: 'workwear*4 holiday*2 weekend',
    traits: [
      trait(
        'detail',
        'Pocket: an outer pocket *2; Zip Top: a zip top *3; Slouchy: a slouchy body *2; Woven: a woven body @leather; Plain = -',
        0.6,
      ),
      trait('ai:Bag Size', 'Large *3; Medium *2'),
      trait('ai:Strap Style', 'Shoulder Straps *3; Detachable Strap'),
      trait('ai:Closure', 'Zip *3; Magnetic !Zip Top *2; Open Top !Zip Top'),
      trait(
        'say:Compartments',
        'Laptop Sleeve: a padded laptop sleeve; Inner Pocket: an inner zip pocket *3',
      ),
    ],
    openers: [
      'Room for a laptop, a lunch and a change of mind, in {cloth}.',
      'A bag for the whole day, made from {cloth}.',
      'Handles long enough for a winter coat.',
    ],
  }),
  womens({
    id: 'crossbody-bag',
    archetype: 'crossbody-bag',
    weight: 14,
    ranges: 'bags',
    nouns: ['Crossbody Bag', 'Shoulder Bag'],
    taxonomy: 'Bags',
    style: 'Crossbody Bags',
    leaves: ({ brandSlug }) =>
      brandSlug === 'second-bow'
        ? ['womens-preloved-bags', 'womens-crossbody-bags']
        : ['womens-crossbody-bags'],
    family: 'leather',
    looks: 'leather*7 plain*2 velvet animal*2 satin',
    colours: 'leather',
    sizes: 'one-size',
    price: [34, 58],
    occasions: 'weekend*3 holiday*2 party',
    traits: [
      trait(
        'detail',
        'Chain Strap: a chain strap *3; Quilted: quilting *2; Tassel: a tassel zip; Saddle: a saddle shape *2; Croc Effect: an embossed finish',
        0.75,
      ),
      trait('ai:Bag Size', 'Small *3; Medium *2'),
      trait('ai:Strap Style', 'Adjustable Strap !Chain Strap *3; Chain Strap'),
      trait('ai:Closure', 'Zip *3; Magnetic !Tassel *2'),
      trait('say:Compartments', 'Card Slots: card slots inside *2; Inner Pocket: an inner pocket *2'),
    ],
    openers: [
      'Phone, keys, card, lipstick: everything it needs to hold, in {cloth}.',
      'Hands free, in {cloth}.',
      'Small enough for dancing and big enough for a book.',
    ],
  }),
  womens({
    id: 'clutch-bag',
    archetype: 'clutch-bag',
    weight: 10,
    ranges: 'bags',
    nouns: ['Clutch Bag', 'Clutch', 'Evening Bag'],
    taxonomy: 'Bags',
    style: 'Clutch Bags',
    leaves: ({ brandSlug }) =>
      brandSlug === 'second-bow' ? ['womens-preloved-bags', 'womens-clutch-bags'] : ['womens-clutch-bags'],
    family: 'leather',
    looks: 'satin*6 velvet*3 sequin*3 leather*3 animal',
    colours: 'evening',
    sizes: 'one-size',
    price: [28, 45],
    occasions: 'evening*3 wedding-guest*4 party*3',
    traits: [
      trait(
        'detail',
        'Bow: a sculpted bow *2; Pleated: a pleated front *2; Embellished: a jewelled clasp *2; Envelope: an envelope flap *2; Box: a boxy frame',
        0.8,
      ),
      trait('ai:Bag Size', 'Small'),
      trait('ai:Strap Style', 'Chain Strap: a chain that tucks away *3; Wristlet'),
      trait('ai:Closure', 'Magnetic *2; Clasp *2'),
    ],
    openers: [
      'Evening bags should do one thing well; this does two.',
      'A small flourish in {cloth}.',
      'Holds a phone, a lipstick and a folded invitation.',
    ],
  }),
];
