import { type Line, type LineInput, line, trait } from './line.ts';

type Input = Omit<LineInput, 'department'>;

const womens = (input: Input): Line => line({ department: 'Womens', productType: 'accessory', ...input });

export const womensHatsAndScarves: Line[] = [
  womens({
    id: 'hat',
    archetype: 'hat',
    weight: 7,
    ranges: 'accessories',
    nouns: ['Wide Brim Hat', 'Fedora', 'Floppy Hat'],
    taxonomy: 'Hats & Scarves',
    style: 'Hats',
    leaves: 'womens-hats',
    family: 'hat',
    looks: 'wool*4 linen*4 plain*2',
    colours: 'coats',
    colourCount: [1, 3],
    sizes: 'one-size',
    price: [24, 40],
    occasions: 'holiday*4 races*3',
    traits: [
      trait(
        'detail',
        'Ribbon Trim: a ribbon band *3; Packable: a packable crown *2; Braided: a braided band; Plain = -',
        0.8,
      ),
      trait('say:Brim Width', 'Wide *3; Medium'),
      trait('say:UV Protection', 'UPF 50+; None *2'),
    ],
    openers: [
      'Shade, with style, in {cloth}.',
      'Rolls up for the suitcase and springs back for the beach.',
      'A brim with presence.',
    ],
  }),
  womens({
    id: 'womens-beanie',
    archetype: 'beanie',
    weight: 6,
    ranges: 'accessories',
    nouns: ['Beanie', 'Bobble Hat !Pompom', 'Beanie Hat'],
    taxonomy: 'Hats & Scarves',
    style: 'Beanies',
    leaves: 'womens-beanies',
    family: 'knit',
    looks: 'knit*8 stripe*2 houndstooth',
    colours: 'knit',
    colourCount: [1, 5],
    sizes: 'one-size',
    price: [14, 24],
    season: 'winter',
    occasions: 'weekend*3 christmas',
    traits: [
      trait(
        'detail',
        'Ribbed: a deep rib *3; Cable Knit: cables *3; Turn Up: a turn-up cuff *2; Pompom: a pompom',
        0.9,
      ),
      trait('ai:Knit Weight', 'Chunky Knit *2; Fine Knit *2'),
      trait('say:Warmth', 'Midweight *2; Heavyweight'),
    ],
    openers: [
      'Ears covered, in {cloth}.',
      'A beanie that fits without squeezing, knitted from {cloth}.',
      'Small, warm and easily lost; buy two.',
    ],
  }),
  womens({
    id: 'womens-scarf',
    archetype: 'scarf',
    weight: 10,
    ranges: 'accessories',
    nouns: ['Scarf', 'Scarf', 'Blanket Scarf @wool,tartan,knit'],
    taxonomy: 'Hats & Scarves',
    style: 'Scarves',
    leaves: 'womens-scarves',
    family: 'scarf',
    looks: 'wool*4 satin*3 tartan*4 knit*3 floral-small*2 animal*2 paisley*2 houndstooth polka-dot geometric',
    colours: 'knit',
    sizes: 'one-size',
    price: [20, 34],
    occasions: 'weekend*3 workwear christmas*2',
    traits: [
      trait(
        'detail',
        'Fringed: a fringed edge *3; Oversized: an oversized square *2; Lightweight: a lightweight weave *2; Plain = -',
        0.7,
      ),
      trait('say:Warmth', 'Lightweight *2; Midweight *2'),
      trait('say:Scarf Shape', 'Long *3; Square *2'),
    ],
    openers: [
      'Wrap it twice and go, in {cloth}.',
      'The quickest way to finish an outfit.',
      'Colour next to the face, in {cloth}.',
    ],
  }),
];
