import type { FabricId } from './fabrics.ts';

/** A view that has a drawn master; `swatch` needs none and exists for every archetype. */
export type DrawnView = 'front' | 'back' | 'angle' | 'detail' | 'styled';
export type View = DrawnView | 'swatch';

export type ArchetypeKind =
  | 'apparel'
  | 'lingerie'
  | 'shoe'
  | 'bag'
  | 'jewellery'
  | 'accessory'
  | 'beauty'
  | 'electrical'
  | 'home'
  | 'gift';

export interface Archetype {
  id: string;
  name: string;
  kind: ArchetypeKind;
  departments: readonly ('women' | 'men' | 'children' | 'beauty' | 'home')[];
  views: readonly DrawnView[];
  /** Cloths and prints that suit it, the most common first. */
  fabrics: readonly FabricId[];
  /** Scale of the cloth's repeat relative to an adult garment. */
  fabricScale: number;
}

const worn: readonly DrawnView[] = ['front', 'back', 'detail', 'styled'];
const objectViews: readonly DrawnView[] = ['front', 'angle', 'detail'];
const roomViews: readonly DrawnView[] = ['front', 'angle', 'styled'];
const small: readonly DrawnView[] = ['front', 'angle', 'styled'];

const prints: readonly FabricId[] = [
  'floral-small',
  'floral-large',
  'polka-dot',
  'stripe',
  'gingham',
  'animal',
  'paisley',
  'abstract',
  'geometric',
];
const dressCloth: readonly FabricId[] = [
  'plain',
  'satin',
  'jersey',
  'velvet',
  'lace',
  'linen',
  ...prints,
  'tartan',
];
const shirtCloth: readonly FabricId[] = [
  'plain',
  'linen',
  'satin',
  'denim',
  'stripe',
  ...prints.filter((p) => p !== 'stripe'),
  'tartan',
];
const tailoring: readonly FabricId[] = [
  'wool',
  'plain',
  'linen',
  'velvet',
  'pinstripe',
  'houndstooth',
  'tartan',
];
const jerseyCloth: readonly FabricId[] = [
  'jersey',
  'breton',
  'stripe',
  'polka-dot',
  'floral-small',
  'animal',
  'abstract',
];
const knitCloth: readonly FabricId[] = ['knit', 'breton', 'stripe', 'houndstooth', 'tartan'];
const leatherGoods: readonly FabricId[] = ['leather', 'plain', 'velvet', 'satin', 'animal'];
const soft: readonly FabricId[] = ['velvet', 'linen', 'wool', 'leather', 'houndstooth', 'plain'];
const homePrints: readonly FabricId[] = [
  'linen',
  'plain',
  'velvet',
  'floral-large',
  'floral-small',
  'stripe',
  'geometric',
  'tartan',
  'paisley',
  'abstract',
  'gingham',
];
const solid: readonly FabricId[] = ['plain'];

type Row = [
  id: string,
  name: string,
  kind: ArchetypeKind,
  departments: string,
  views: readonly DrawnView[],
  fabrics: readonly FabricId[],
  fabricScale?: number,
];

const rows: Row[] = [
  ['wrap-dress', 'Wrap dress', 'apparel', 'women', worn, dressCloth],
  [
    'slip-dress',
    'Slip dress',
    'apparel',
    'women',
    worn,
    ['satin', ...dressCloth.filter((f) => f !== 'satin'), 'sequin'],
  ],
  [
    'shirt-dress',
    'Shirt dress',
    'apparel',
    'women',
    worn,
    ['plain', 'linen', 'denim', 'satin', ...prints, 'tartan'],
  ],
  ['puff-dress', 'Puff sleeve midi dress', 'apparel', 'women', worn, dressCloth],
  ['maxi-dress', 'Maxi dress', 'apparel', 'women', worn, dressCloth],
  [
    'bodycon-dress',
    'Bodycon dress',
    'apparel',
    'women',
    worn,
    [
      'jersey',
      'plain',
      'satin',
      'velvet',
      'lace',
      'sequin',
      'knit',
      'animal',
      'houndstooth',
      'abstract',
      'polka-dot',
    ],
  ],
  ['t-shirt', 'T-shirt', 'apparel', 'women men', worn, jerseyCloth],
  ['blouse', 'Blouse', 'apparel', 'women', worn, ['plain', 'satin', 'lace', 'linen', ...prints]],
  ['shirt', 'Shirt', 'apparel', 'women', worn, shirtCloth],
  ['jumper', 'Jumper', 'apparel', 'women men', worn, knitCloth],
  ['cardigan', 'Cardigan', 'apparel', 'women', worn, knitCloth],
  ['hoodie', 'Hoodie', 'apparel', 'women men', worn, ['jersey', 'breton', 'stripe', 'abstract']],
  ['trench-coat', 'Trench coat', 'apparel', 'women', worn, ['plain', 'linen', 'leather', 'tartan']],
  ['wool-coat', 'Wool coat', 'apparel', 'women men', worn, ['wool', 'houndstooth', 'tartan', 'plain']],
  ['puffer-jacket', 'Puffer jacket', 'apparel', 'women men', worn, ['plain', 'satin', 'leather']],
  ['blazer', 'Blazer', 'apparel', 'women', worn, tailoring],
  ['denim-jacket', 'Denim jacket', 'apparel', 'women men', worn, ['denim', 'leather', 'velvet']],
  [
    'pleated-skirt',
    'Pleated skirt',
    'apparel',
    'women',
    worn,
    ['satin', 'plain', 'wool', 'tartan', 'houndstooth', ...prints],
  ],
  [
    'mini-skirt',
    'Mini skirt',
    'apparel',
    'women',
    worn,
    ['denim', 'leather', 'wool', 'plain', 'velvet', 'sequin', 'tartan', 'houndstooth', 'animal', 'gingham'],
  ],
  [
    'wide-trousers',
    'Wide leg trousers',
    'apparel',
    'women',
    worn,
    ['plain', 'linen', 'satin', 'wool', ...prints, 'pinstripe'],
  ],
  ['tailored-trousers', 'Tailored trousers', 'apparel', 'women', worn, tailoring],
  ['jeans', 'Jeans', 'apparel', 'women men', worn, ['denim']],
  ['jumpsuit', 'Jumpsuit', 'apparel', 'women', worn, dressCloth],
  ['suit', 'Two piece suit', 'apparel', 'women men', worn, tailoring],
  ['swimsuit', 'Swimsuit', 'apparel', 'women', worn, ['plain', 'satin', ...prints]],
  ['bikini', 'Bikini', 'apparel', 'women', worn, ['plain', 'satin', ...prints]],
  [
    'bra',
    'Bra',
    'lingerie',
    'women',
    worn,
    ['lace', 'satin', 'plain', 'polka-dot', 'floral-small', 'animal'],
  ],
  [
    'lingerie-set',
    'Lingerie set',
    'lingerie',
    'women',
    worn,
    ['lace', 'satin', 'plain', 'floral-small', 'animal'],
  ],
  [
    'pyjamas',
    'Pyjama set',
    'lingerie',
    'women men',
    worn,
    ['satin', 'plain', 'stripe', 'polka-dot', 'floral-small', 'gingham', 'tartan', 'animal'],
  ],
  [
    'dressing-gown',
    'Dressing gown',
    'lingerie',
    'women men',
    worn,
    ['jersey', 'satin', 'velvet', 'floral-large', 'tartan', 'plain'],
  ],
  ['court-heels', 'Court heels', 'shoe', 'women', objectViews, leatherGoods],
  ['ankle-boots', 'Ankle boots', 'shoe', 'women men', objectViews, ['leather', 'velvet', 'animal']],
  ['trainers', 'Trainers', 'shoe', 'women men children', objectViews, ['leather', 'plain', 'knit']],
  ['sandals', 'Sandals', 'shoe', 'women', objectViews, leatherGoods],
  [
    'tote-bag',
    'Tote bag',
    'bag',
    'women',
    objectViews,
    ['leather', 'linen', 'animal', 'houndstooth', 'stripe', 'tartan'],
  ],
  ['crossbody-bag', 'Crossbody bag', 'bag', 'women', objectViews, leatherGoods],
  [
    'clutch-bag',
    'Clutch bag',
    'bag',
    'women',
    objectViews,
    ['satin', 'leather', 'velvet', 'sequin', 'animal'],
  ],
  ['necklace', 'Pendant necklace', 'jewellery', 'women', objectViews, solid],
  ['earrings', 'Hoop earrings', 'jewellery', 'women', small, solid],
  ['ring', 'Ring', 'jewellery', 'women men', small, solid],
  ['watch', 'Watch', 'jewellery', 'women men', small, ['leather', 'plain']],
  ['hat', 'Wide brim hat', 'accessory', 'women', objectViews, ['wool', 'linen', 'plain']],
  ['beanie', 'Beanie', 'accessory', 'women men children', objectViews, knitCloth],
  [
    'scarf',
    'Scarf',
    'accessory',
    'women men',
    objectViews,
    ['wool', 'satin', 'tartan', 'knit', 'houndstooth', ...prints],
  ],
  ['mens-shirt', 'Men’s shirt', 'apparel', 'men', worn, shirtCloth],
  ['polo-shirt', 'Polo shirt', 'apparel', 'men', worn, ['jersey', 'breton', 'stripe', 'knit']],
  ['chinos', 'Chinos', 'apparel', 'men', worn, ['plain', 'linen', 'tartan']],
  ['suit-jacket', 'Suit jacket', 'apparel', 'men', worn, tailoring],
  [
    'tie',
    'Tie',
    'accessory',
    'men',
    objectViews,
    ['satin', 'stripe', 'polka-dot', 'paisley', 'knit', 'geometric', 'houndstooth', 'floral-small'],
  ],
  [
    'kids-dungarees',
    'Children’s dungarees',
    'apparel',
    'children',
    worn,
    ['denim', 'plain', 'linen', 'stripe', 'floral-small', 'gingham'],
    0.8,
  ],
  ['kids-t-shirt', 'Children’s t-shirt', 'apparel', 'children', worn, [...jerseyCloth, 'geometric'], 0.9],
  [
    'kids-dress',
    'Children’s dress',
    'apparel',
    'children',
    worn,
    ['plain', 'linen', 'floral-small', 'gingham', 'polka-dot', 'stripe', 'tartan', 'floral-large'],
    0.8,
  ],
  ['lipstick', 'Lipstick', 'beauty', 'beauty', small, solid],
  ['foundation', 'Foundation', 'beauty', 'beauty', small, solid],
  ['eyeshadow-palette', 'Eyeshadow palette', 'beauty', 'beauty', small, solid],
  ['mascara', 'Mascara', 'beauty', 'beauty', small, solid],
  ['perfume', 'Perfume', 'beauty', 'beauty', small, solid],
  ['pump-bottle', 'Pump bottle', 'beauty', 'beauty', small, solid],
  ['cream-jar', 'Cream jar', 'beauty', 'beauty', small, solid],
  ['nail-polish', 'Nail polish', 'beauty', 'beauty', small, solid],
  ['hair-dryer', 'Hair dryer', 'electrical', 'beauty', objectViews, solid],
  ['hair-straightener', 'Hair straightener', 'electrical', 'beauty', objectViews, solid],
  ['sofa', 'Sofa', 'home', 'home', roomViews, soft, 0.55],
  ['armchair', 'Armchair', 'home', 'home', roomViews, [...soft, 'floral-large', 'tartan'], 0.7],
  ['dining-table', 'Dining table', 'home', 'home', roomViews, solid],
  [
    'table-lamp',
    'Table lamp',
    'home',
    'home',
    roomViews,
    ['linen', 'plain', 'satin', 'velvet', 'floral-large', 'gingham'],
  ],
  ['vase', 'Vase', 'home', 'home', roomViews, solid],
  ['candle', 'Candle', 'home', 'home', roomViews, solid],
  ['cushion', 'Cushion', 'home', 'home', roomViews, homePrints, 1.6],
  [
    'throw',
    'Throw',
    'home',
    'home',
    objectViews,
    ['knit', 'wool', 'linen', 'velvet', 'tartan', 'houndstooth', 'gingham', 'stripe'],
  ],
  ['bedding', 'Bedding set', 'home', 'home', roomViews, homePrints, 0.6],
  [
    'rug',
    'Rug',
    'home',
    'home',
    roomViews,
    ['wool', 'geometric', 'breton', 'stripe', 'abstract', 'paisley', 'houndstooth'],
    1.7,
  ],
  ['mirror', 'Mirror', 'home', 'home', roomViews, solid],
  ['cookware-pot', 'Casserole pot', 'home', 'home', roomViews, solid],
  ['tableware', 'Plates and mug', 'home', 'home', roomViews, solid],
  ['towels', 'Towels', 'home', 'home', roomViews, ['jersey', 'breton', 'stripe', 'gingham', 'geometric']],
  [
    'gift-box',
    'Gift box',
    'gift',
    'beauty home',
    small,
    ['plain', 'satin', 'floral-small', 'polka-dot', 'stripe', 'geometric'],
  ],
];

export const archetypes: readonly Archetype[] = rows.map(
  ([id, name, kind, departments, views, fabrics, fabricScale = 1]) => ({
    id,
    name,
    kind,
    departments: departments.split(' ') as Archetype['departments'][number][],
    views,
    fabrics,
    fabricScale,
  }),
);

export const archetypeById: ReadonlyMap<string, Archetype> = new Map(archetypes.map((a) => [a.id, a]));

/** Whether it comes in patterned cloths; the pattern must follow its volume. */
export function isPrinted(archetype: Archetype): boolean {
  return archetype.fabrics.some((fabric) => fabric !== 'plain');
}
