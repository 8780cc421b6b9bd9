import type { FabricId } from '#demo/pictures/fabrics.ts';
import type { CareKind } from './care.ts';

/** What a thing is made of, as opposed to how its surface looks in the picture. */
export interface Cloth {
  /** The Material filter's value. */
  label: string;
  composition: string;
  /** What it costs against ordinary cloth of the same garment. */
  factor: number;
  care: CareKind;
  /** How a description speaks of it. */
  feel: string;
  /** The word in a product name; null where the look's own word says enough. */
  word: string | null;
  /** A line for the sustainability message, where there is something true to say. */
  future?: string;
}

const RECYCLED = 'Made with at least 70% recycled fibres, certified by an independent body.';
const ORGANIC = 'Made with organic cotton, grown without synthetic pesticides and using less water.';
const WOOL = 'The wool comes from farms certified for animal welfare and land management.';
const FLAX = 'Flax needs little water and no irrigation; this linen was grown and spun in Europe.';

export const cloths = {
  crepe: c('Crepe', '100% Polyester', 1.08, 'machine-30', 'matte crepe with a good weight to it', 'Crepe'),
  viscose: c('Viscose', '100% Viscose', 1, 'machine-30', 'soft, fluid viscose', null),
  'eco-viscose': c('Viscose', '100% Viscose from managed forests', 1.05, 'machine-30', 'soft viscose from managed forests', null),
  poplin: c('Cotton', '100% Cotton', 1, 'machine-40', 'crisp cotton poplin', 'Cotton'),
  organic: c('Organic Cotton', '100% Organic Cotton', 1.1, 'machine-30', 'soft organic cotton', 'Organic Cotton', ORGANIC),
  oxford: c('Cotton', '100% Cotton Oxford', 1.05, 'machine-40', 'hard-wearing Oxford cotton', 'Oxford'),
  chiffon: c('Chiffon', '100% Polyester Chiffon', 1.15, 'delicate', 'floaty chiffon over a soft lining', 'Chiffon'),
  satin: c('Satin', '97% Polyester, 3% Elastane', 1.12, 'delicate', 'liquid satin that catches the light', 'Satin'),
  silk: c('Silk', '100% Silk', 2.7, 'hand-wash', 'sand-washed silk', 'Silk'),
  jersey: c('Jersey', '95% Cotton, 5% Elastane', 0.8, 'machine-40', 'soft stretch jersey', null),
  'jersey-crepe': c('Jersey', '95% Polyester, 5% Elastane', 0.85, 'machine-30', 'smooth stretch jersey', 'Jersey'),
  sweat: c('Cotton Blend', '80% Cotton, 20% Polyester', 0.95, 'machine-30', 'brushed-back sweatshirt cotton', null),
  velvet: c('Velvet', '92% Polyester, 8% Elastane', 1.2, 'delicate', 'deep-pile velvet', 'Velvet'),
  lace: c('Lace', '70% Cotton, 30% Polyamide', 1.35, 'hand-wash', 'corded lace with a scalloped edge', 'Lace'),
  linen: c('Linen', '100% Linen', 1.3, 'machine-30', 'breathable pure linen', 'Linen', FLAX),
  'linen-blend': c('Linen Blend', '55% Linen, 45% Viscose', 1.1, 'machine-30', 'a light linen blend', 'Linen Blend'),
  sequin: c('Sequin', '100% Polyester with sequins', 1.65, 'hand-wash', 'all-over sequins on a soft mesh base', 'Sequin'),
  'rib-knit': c('Knitted', '70% Viscose, 30% Polyamide', 1.05, 'delicate', 'a smooth ribbed knit', 'Ribbed Knit'),
  'brushed-cotton': c('Brushed Cotton', '100% Brushed Cotton', 1.05, 'machine-40', 'warm brushed cotton', 'Brushed Cotton'),
  wool: c('Wool', '100% Wool', 1.55, 'dry-clean', 'pure new wool', 'Wool', WOOL),
  'wool-blend': c('Wool Blend', '60% Wool, 40% Polyester', 1.2, 'dry-clean', 'a soft wool blend', 'Wool Blend'),
  twill: c('Twill', '64% Polyester, 34% Viscose, 2% Elastane', 1, 'machine-30', 'crease-resistant twill with a little stretch', null),
  denim: c('Denim', '99% Cotton, 1% Elastane', 1, 'machine-inside-out', 'sturdy denim with a touch of stretch', 'Denim'),
  'rigid-denim': c('Denim', '100% Cotton', 1.1, 'machine-inside-out', 'rigid, non-stretch denim', 'Rigid Denim'),
  'recycled-denim': c(
    'Denim',
    '78% Cotton, 20% Recycled Cotton, 2% Elastane',
    1.05,
    'machine-inside-out',
    'denim spun with recycled cotton',
    'Denim',
    'One fifth of the cotton has been a pair of jeans before.',
  ),
  leather: c('Leather', '100% Leather', 2.1, 'leather', 'full-grain leather', 'Leather'),
  suede: c('Suede', '100% Suede Leather', 1.9, 'leather', 'soft suede', 'Suede'),
  'faux-leather': c('Faux Leather', '100% Polyurethane', 0.9, 'wipe', 'supple faux leather', 'Faux Leather'),
  lambswool: c('Lambswool', '80% Lambswool, 20% Polyamide', 1.35, 'hand-wash', 'springy lambswool', 'Lambswool', WOOL),
  merino: c('Merino Wool', '100% Merino Wool', 1.5, 'hand-wash', 'fine merino', 'Merino', WOOL),
  cashmere: c('Cashmere', '100% Cashmere', 3, 'hand-wash', 'two-ply cashmere', 'Cashmere'),
  'cotton-knit': c('Cotton', '100% Cotton', 1, 'machine-30', 'a breathable cotton knit', 'Cotton'),
  'soft-knit': c(
    'Knitted',
    '50% Recycled Polyester, 30% Acrylic, 20% Wool',
    0.9,
    'hand-wash',
    'a lofty soft-touch knit',
    null,
    RECYCLED,
  ),
  gabardine: c('Cotton', '100% Cotton Gabardine', 1.15, 'dry-clean', 'showerproof cotton gabardine', null),
  'cotton-twill': c('Cotton', '98% Cotton, 2% Elastane', 1, 'machine-40', 'garment-dyed cotton twill', 'Cotton'),
  'recycled-shell': c(
    'Recycled Polyester',
    'Shell: 100% Recycled Polyester. Filling: 100% Recycled Polyester',
    1,
    'machine-30',
    'a water-repellent recycled shell with warm, down-free filling',
    null,
    RECYCLED,
  ),
  'recycled-nylon': c(
    'Recycled Nylon',
    '82% Recycled Nylon, 18% Elastane',
    1,
    'swim',
    'quick-drying recycled nylon',
    null,
    RECYCLED,
  ),
  'swim-shine': c('Polyamide', '80% Polyamide, 20% Elastane', 1.1, 'swim', 'sleek swim satin', 'Shine'),
  microfibre: c('Microfibre', '78% Polyamide, 22% Elastane', 0.95, 'hand-wash', 'smooth microfibre', null),
  modal: c('Modal', '95% Modal, 5% Elastane', 1.1, 'machine-30', 'drapey modal jersey', 'Modal'),
  towelling: c('Cotton', '100% Cotton Towelling', 1.05, 'towel', 'thirsty cotton towelling', 'Towelling'),
  fleece: c('Fleece', '100% Recycled Polyester', 0.85, 'machine-30', 'cosy fleece', 'Fleece', RECYCLED),
  canvas: c('Canvas', '100% Cotton Canvas', 0.7, 'wipe', 'heavyweight cotton canvas', 'Canvas'),
  'mesh-knit': c('Mesh', 'Upper: 100% Recycled Polyester. Sole: Rubber', 0.95, 'wipe', 'a breathable knitted mesh', 'Knit', RECYCLED),
  'wool-felt': c('Wool Felt', '100% Wool Felt', 1.2, 'spot', 'blocked wool felt', 'Wool Felt', WOOL),
  straw: c('Straw', '100% Paper Straw', 0.9, 'spot', 'woven straw', 'Straw'),
  percale: c('Cotton', '100% Cotton Percale', 1, 'machine-40', 'cool, crisp percale', 'Cotton Percale'),
  sateen: c('Cotton', '100% Cotton Sateen', 1.25, 'machine-40', 'smooth sateen with a quiet sheen', 'Sateen'),
  'washed-linen': c('Linen', '100% Stonewashed Linen', 1.8, 'machine-40', 'stonewashed European linen', 'Washed Linen', FLAX),
  'easy-care': c('Cotton Blend', '52% Polyester, 48% Cotton', 0.65, 'machine-40', 'easy-care cotton blend', null),
  'upholstery-velvet': c('Velvet', '100% Polyester Velvet, 60,000 rubs', 1.1, 'upholstery', 'stain-resistant velvet', 'Velvet'),
  'upholstery-linen': c('Linen Blend', '60% Linen, 40% Cotton, 40,000 rubs', 1.12, 'upholstery', 'a textured linen weave', 'Linen'),
  boucle: c('Bouclé', '70% Polyester, 30% Wool, 45,000 rubs', 1.15, 'upholstery', 'looped bouclé', 'Bouclé'),
  tweed: c('Wool Blend', '55% Wool, 45% Polyester, 40,000 rubs', 1.2, 'upholstery', 'a nubbly tweed', 'Tweed'),
  'upholstery-leather': c('Leather', '100% Aniline Leather', 1.9, 'leather', 'aniline leather that ages well', 'Leather'),
  'upholstery-weave': c('Woven Fabric', '100% Recycled Polyester, 50,000 rubs', 0.95, 'upholstery', 'a hard-wearing plain weave', null, RECYCLED),
  'rug-wool': c('Wool', '100% Wool Pile', 1.5, 'rug', 'hand-tufted wool', 'Wool', WOOL),
  'rug-washable': c('Polyester', '100% Recycled Polyester', 0.8, 'machine-30', 'a flat weave that goes in the washing machine', 'Washable', RECYCLED),
  'rug-viscose': c('Viscose', '80% Viscose, 20% Cotton', 1.1, 'rug', 'a low pile with a soft sheen', null),
  'lamp-linen': c('Linen', 'Shade: Linen. Base: Ceramic', 1.1, 'wipe', 'a linen shade over a glazed base', 'Linen Shade'),
  'lamp-cotton': c('Cotton', 'Shade: Cotton. Base: Ceramic', 1, 'wipe', 'a cotton shade over a ceramic base', null),
  'lamp-satin': c('Satin', 'Shade: Satin. Base: Metal', 1.1, 'wipe', 'a satin shade over a polished base', null),
  'lamp-velvet': c('Velvet', 'Shade: Velvet. Base: Metal', 1.15, 'wipe', 'a velvet shade lined in gold', 'Velvet Shade'),
} as const satisfies Record<string, Cloth>;

export type ClothId = keyof typeof cloths;

function c(
  label: string,
  composition: string,
  factor: number,
  care: CareKind,
  feel: string,
  word: string | null,
  future?: string,
): Cloth {
  return { label, composition, factor, care, feel, word, ...(future ? { future } : {}) };
}

const PRINT_BASE: ClothId[] = ['viscose', 'viscose', 'poplin', 'crepe', 'satin', 'chiffon'];

/** Which cloths give a look, by the kind of thing that is made of it. */
export const clothFamilies = {
  dress: {
    plain: ['crepe', 'crepe', 'poplin', 'chiffon', 'viscose'],
    satin: ['satin', 'satin', 'satin', 'silk'],
    jersey: ['jersey-crepe', 'jersey'],
    knit: ['rib-knit'],
    tartan: ['brushed-cotton', 'twill'],
    houndstooth: ['jersey-crepe', 'twill'],
    denim: ['denim', 'recycled-denim'],
  },
  shirt: {
    plain: ['poplin', 'poplin', 'oxford', 'organic'],
    linen: ['linen', 'linen-blend'],
    satin: ['satin', 'silk'],
    stripe: ['poplin', 'oxford'],
    tartan: ['brushed-cotton'],
  },
  tailoring: {
    wool: ['wool', 'wool-blend', 'wool-blend'],
    plain: ['twill', 'crepe'],
    linen: ['linen', 'linen-blend'],
    pinstripe: ['wool-blend', 'twill'],
    houndstooth: ['wool-blend', 'twill'],
    tartan: ['wool-blend', 'twill'],
  },
  trousers: {
    plain: ['crepe', 'twill', 'viscose'],
    linen: ['linen', 'linen-blend'],
    satin: ['satin'],
    wool: ['wool-blend'],
    pinstripe: ['twill'],
  },
  jersey: { jersey: ['jersey', 'organic', 'jersey'], stripe: ['jersey', 'organic'], knit: ['cotton-knit'] },
  sweat: { jersey: ['sweat', 'organic'], stripe: ['sweat'], abstract: ['sweat'] },
  knit: {
    knit: ['soft-knit', 'soft-knit', 'lambswool', 'merino', 'cotton-knit', 'cashmere'],
    stripe: ['cotton-knit', 'soft-knit', 'merino'],
    houndstooth: ['soft-knit'],
    tartan: ['soft-knit', 'lambswool'],
  },
  trench: { plain: ['gabardine'], linen: ['linen-blend'], leather: ['faux-leather'], tartan: ['wool-blend'] },
  coat: {
    wool: ['wool-blend', 'wool-blend', 'wool'],
    houndstooth: ['wool-blend'],
    tartan: ['wool-blend'],
    plain: ['twill'],
  },
  puffer: { plain: ['recycled-shell'], satin: ['recycled-shell'], leather: ['faux-leather'] },
  denim: {
    denim: ['denim', 'rigid-denim', 'recycled-denim'],
    leather: ['faux-leather', 'leather', 'suede'],
    velvet: ['velvet'],
  },
  chinos: { plain: ['cotton-twill'], linen: ['linen', 'linen-blend'], tartan: ['twill'] },
  swim: { plain: ['recycled-nylon'], satin: ['swim-shine'] },
  lingerie: { plain: ['microfibre'], satin: ['satin', 'silk'], lace: ['lace'] },
  nightwear: {
    plain: ['modal', 'organic'],
    satin: ['satin', 'satin', 'silk'],
    jersey: ['towelling', 'fleece', 'modal'],
    velvet: ['fleece'],
    tartan: ['brushed-cotton'],
  },
  leather: {
    leather: ['leather', 'faux-leather', 'faux-leather', 'suede'],
    plain: ['faux-leather', 'canvas'],
    satin: ['satin'],
    velvet: ['velvet'],
    animal: ['faux-leather'],
  },
  bag: {
    leather: ['leather', 'faux-leather', 'faux-leather'],
    plain: ['faux-leather', 'canvas'],
    linen: ['canvas'],
    stripe: ['canvas'],
    houndstooth: ['canvas'],
    tartan: ['canvas'],
    animal: ['faux-leather'],
  },
  trainers: { leather: ['leather', 'faux-leather'], plain: ['canvas'], knit: ['mesh-knit'] },
  hat: { wool: ['wool-felt'], linen: ['straw'], plain: ['straw', 'wool-felt'] },
  scarf: { wool: ['wool', 'lambswool', 'cashmere'], satin: ['satin', 'silk'], knit: ['soft-knit', 'lambswool'], tartan: ['lambswool', 'soft-knit'], houndstooth: ['soft-knit'] },
  tie: { knit: ['cotton-knit'], satin: ['silk', 'satin'] },
  watch: { leather: ['leather', 'faux-leather'] },
  kids: { plain: ['organic', 'poplin'], jersey: ['organic', 'jersey'], denim: ['denim', 'recycled-denim'], knit: ['cotton-knit', 'soft-knit'], stripe: ['organic', 'jersey'] },
  bedding: { plain: ['percale', 'percale', 'sateen', 'easy-care'], linen: ['washed-linen'], velvet: ['velvet'], tartan: ['brushed-cotton'], stripe: ['percale', 'easy-care'] },
  cushion: { plain: ['canvas', 'organic'], linen: ['linen', 'linen-blend'], velvet: ['velvet'], tartan: ['wool-blend'] },
  throw: { knit: ['cotton-knit', 'soft-knit'], wool: ['lambswool', 'wool-blend'], linen: ['washed-linen'], velvet: ['fleece', 'velvet'], tartan: ['lambswool'], houndstooth: ['lambswool'] },
  upholstery: {
    velvet: ['upholstery-velvet'],
    linen: ['upholstery-linen'],
    wool: ['boucle', 'tweed'],
    leather: ['upholstery-leather'],
    houndstooth: ['tweed'],
    tartan: ['tweed'],
    plain: ['upholstery-weave'],
    'floral-large': ['upholstery-linen'],
  },
  rug: { wool: ['rug-wool'] },
  lamp: { linen: ['lamp-linen'], satin: ['lamp-satin'], velvet: ['lamp-velvet'] },
  towel: { jersey: ['towelling', 'towelling'] },
} as const satisfies Record<string, Partial<Record<FabricId, ClothId[]>>>;

export type ClothFamily = keyof typeof clothFamilies;

/** What a print is printed on when the family does not say. */
const PRINTED: Record<ClothFamily, ClothId[]> = {
  dress: PRINT_BASE,
  shirt: ['poplin', 'viscose', 'satin'],
  tailoring: ['twill'],
  trousers: ['viscose', 'crepe'],
  jersey: ['jersey', 'jersey-crepe'],
  sweat: ['sweat'],
  knit: ['soft-knit'],
  trench: ['gabardine'],
  coat: ['wool-blend'],
  puffer: ['recycled-shell'],
  denim: ['denim'],
  chinos: ['cotton-twill'],
  swim: ['recycled-nylon'],
  lingerie: ['microfibre'],
  nightwear: ['poplin', 'satin', 'organic'],
  leather: ['faux-leather'],
  bag: ['faux-leather'],
  trainers: ['canvas'],
  hat: ['straw'],
  scarf: ['viscose', 'silk', 'viscose'],
  tie: ['silk', 'satin'],
  watch: ['leather'],
  kids: ['organic', 'poplin', 'jersey'],
  bedding: ['percale', 'easy-care', 'sateen'],
  cushion: ['organic', 'canvas', 'velvet'],
  throw: ['cotton-knit'],
  upholstery: ['upholstery-weave'],
  rug: ['rug-viscose', 'rug-washable', 'rug-wool'],
  lamp: ['lamp-cotton'],
  towel: ['towelling'],
};

const OWN_CLOTH: Partial<Record<FabricId, ClothId>> = {
  lace: 'lace',
  sequin: 'sequin',
  velvet: 'velvet',
  linen: 'linen',
  denim: 'denim',
  leather: 'faux-leather',
  satin: 'satin',
};

export function clothsFor(family: ClothFamily, look: FabricId): ClothId[] {
  const own: Partial<Record<FabricId, readonly ClothId[]>> = clothFamilies[family];
  const listed = own[look];
  if (listed) return [...listed];
  const same = OWN_CLOTH[look];
  return same ? [same] : PRINTED[family];
}
