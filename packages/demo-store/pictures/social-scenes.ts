import type { DrawnView } from './archetypes.ts';
import type { Surface } from './compose/surfaces.ts';

/** A product in the picture of a post: example id, centre and height of its frame. */
export interface SocialItem {
  example: string;
  colour?: string;
  view?: DrawnView;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

export interface SocialScene {
  id: string;
  surface: Surface;
  tint: string;
  /** Strength of the sunlight; 0 is an overcast day. */
  sun: number;
  warmth?: number;
  items: readonly SocialItem[];
}

const item = (
  example: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
  more: Pick<SocialItem, 'colour' | 'view'> = {},
): SocialItem => ({ example, x, y, size, turn, ...more });

const scene = (
  id: string,
  surface: Surface,
  tint: string,
  sun: number,
  items: readonly SocialItem[],
  warmth?: number,
): SocialScene => ({ id: `social-${id}`, surface, tint, sun, items, warmth });

export const socialScenes: readonly SocialScene[] = [
  scene('garden-party', 'linen', '#d7e0cf', 0.5, [
    item('size-dress', 0.4, 0.5, 1.06, -7, { colour: 'navy' }),
    item('one-variant', 0.8, 0.2, 0.56, 12),
    item('bundle-outfits-heels', 0.8, 0.74, 0.5, -16, { colour: 'champagne' }),
  ]),
  scene('camel-coat', 'boards', '#d8cfc0', 0.4, [
    item('influencer-look', 0.4, 0.48, 1.12, -4),
    item('one-size', 0.8, 0.7, 0.62, 10),
    item('size-letters', 0.82, 0.24, 0.58, 14),
  ]),
  scene('red-lip', 'marble', '#ffffff', 0.42, [
    item('try-on', 0.42, 0.54, 1, 0),
    item('many-colours', 0.79, 0.62, 0.62, 0, { colour: 'cherry' }),
  ]),
  scene('emerald-night', 'wall', '#3f4a46', 0.34, [
    item('bundle-outfits', 0.48, 0.5, 1.12, 0),
    item('bundle-outfits-clutch', 0.82, 0.76, 0.48, -12, { colour: 'champagne' }),
  ]),
  scene('green-sofa', 'wall', '#cfd6c6', 0, [item('bundle-home', 0.5, 0.5, 1.3, 0, { view: 'styled' })]),
  scene('slow-sunday', 'bedsheet', '#dfe6dc', 0.46, [
    item('many-reviews', 0.44, 0.5, 1.04, -8),
    item('candle', 0.82, 0.74, 0.5, 0),
    item('two-variants', 0.82, 0.26, 0.56, 18),
  ]),
  scene('made-the-bed', 'wall', '#dfe4dc', 0, [
    item('size-bedding', 0.5, 0.5, 1.28, 0, { view: 'styled', colour: 'sage' }),
  ]),
  scene('sunday-suit', 'boards', '#c8b79c', 0.3, [
    item('bundle-suits', 0.42, 0.46, 1.08, -5),
    item('bundle-suits-tie', 0.8, 0.6, 0.72, 9, { colour: 'burgundy' }),
  ]),
  scene(
    'beach-bag',
    'linen',
    '#ecdcc0',
    0.6,
    [
      item('few-reviews', 0.36, 0.5, 0.98, -9, { colour: 'terracotta' }),
      item('no-reviews', 0.74, 0.68, 0.8, 10, { colour: 'red' }),
      item('one-variant', 0.76, 0.22, 0.54, -10),
    ],
    1.05,
  ),
  scene('shelfie', 'marble', '#ffffff', 0.36, [
    item('bundle-beauties', 0.28, 0.5, 0.9, 0),
    item('bundle-beauties-cream', 0.72, 0.66, 0.66, 0),
    item('beauty-ingredients', 0.58, 0.4, 0.82, 0),
  ]),
  scene('armchair-corner', 'wall', '#d8d2c4', 0, [
    item('three-d-armchair', 0.5, 0.5, 1.28, 0, { view: 'styled', colour: 'rust' }),
  ]),
  scene('denim-friday', 'boards', '#b9b2a4', 0.44, [
    item('size-dropdown', 0.7, 0.54, 1, 6),
    item('one-size-left', 0.34, 0.42, 0.9, -9),
    item('size-mens-shoes', 0.3, 0.84, 0.46, -6),
  ]),
  scene(
    'school-run',
    'carpet',
    '#e1dccb',
    0,
    [
      item('size-ages', 0.34, 0.46, 0.88, -8),
      item('very-cheap', 0.72, 0.4, 0.78, 8, { colour: 'pink' }),
      item('size-kids-shoes', 0.66, 0.8, 0.5, 4, { colour: 'navy' }),
    ],
    0.99,
  ),
  scene('vase-alcove', 'wall', '#e3d8c7', 0, [
    item('three-d-vase', 0.5, 0.5, 1.28, 0, { view: 'styled', colour: 'terracotta' }),
  ]),
  scene('stacked', 'linen', '#d9d2dc', 0.5, [
    item('size-rings', 0.34, 0.62, 0.7, -8),
    item('customisable-initials', 0.66, 0.36, 0.84, 8),
    item('non-refundable', 0.72, 0.76, 0.52, 6),
  ]),
  scene(
    'trench-weather',
    'wall',
    '#c3ccd2',
    0,
    [item('price-breakdown', 0.5, 0.5, 1.14, 0, { colour: 'khaki' })],
    0.97,
  ),
  scene('polka', 'bedsheet', '#e5ded9', 0.4, [
    item('low-stock', 0.4, 0.44, 1, -6),
    item('petite', 0.76, 0.6, 0.96, 7, { colour: 'black' }),
  ]),
  scene('slip-and-cardi', 'boards', '#d4c4ae', 0.46, [
    item('was-price', 0.38, 0.52, 1.06, -5),
    item('many-reviews', 0.78, 0.4, 0.78, 12, { colour: 'rust' }),
    item('no-manufacturer', 0.78, 0.82, 0.42, -8, { colour: 'black' }),
  ]),
  scene(
    'night-ferry',
    'marble',
    '#e9e9ee',
    0.5,
    [item('price-range', 0.44, 0.52, 0.98, 0), item('gift-with-purchase', 0.78, 0.66, 0.66, 0)],
    0.98,
  ),
  scene(
    'wrapped',
    'linen',
    '#cfd8c8',
    0.3,
    [item('customisable', 0.56, 0.56, 0.96, 0), item('candle', 0.24, 0.72, 0.58, 0)],
    1.05,
  ),
  scene(
    'lamp-light',
    'wall',
    '#d9d3c6',
    0,
    [item('marketplace-lighting', 0.5, 0.5, 1.28, 0, { view: 'styled' })],
    1.05,
  ),
  scene(
    'puffer-walk',
    'carpet',
    '#b8beb2',
    0,
    [
      item('marketplace-menswear', 0.42, 0.46, 1.02, -6),
      item('size-mens-shoes', 0.78, 0.8, 0.5, 8, { colour: 'navy' }),
    ],
    0.98,
  ),
  scene('gingham-days', 'linen', '#efe3d3', 0.54, [
    item('maternity', 0.44, 0.5, 1.08, -6),
    item('one-size', 0.82, 0.72, 0.58, 9),
  ]),
  scene('pyjama-party', 'bedsheet', '#eadfe0', 0.36, [
    item('price-between-20-and-30', 0.46, 0.5, 1.08, -5),
    item('accents-and-signs', 0.84, 0.78, 0.42, 0),
  ]),
  scene('rug-up', 'wall', '#dcd5c8', 0, [item('size-rugs', 0.5, 0.5, 1.28, 0, { view: 'styled' })]),
  scene(
    'gold-hour',
    'wall',
    '#4b4038',
    0.44,
    [
      item('long-name', 0.46, 0.5, 1.12, 0),
      item('bundle-outfits-heels', 0.82, 0.8, 0.46, -10, { colour: 'champagne' }),
    ],
    1.05,
  ),
];
