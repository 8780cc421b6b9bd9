import type { FabricId } from '../pictures/fabrics.ts';
import type { ClothId } from './cloths.ts';

const PRINT_BASE: ClothId[] = ['viscose', 'viscose', 'poplin', 'crepe', 'satin', 'chiffon'];

/** Which cloths a look may be made of, by kind of product. */
const clothFamilies = {
  dress: {
    plain: ['crepe', 'crepe', 'poplin', 'chiffon', 'viscose'],
    satin: ['satin', 'satin', 'satin', 'silk'],
    jersey: ['jersey-crepe', 'jersey'],
    knit: ['rib-knit'],
    tartan: ['brushed-cotton', 'twill'],
    houndstooth: ['jersey-crepe', 'twill'],
    denim: ['denim', 'recycled-denim'],
  },
  party: {
    plain: ['crepe'],
    satin: ['satin'],
    jersey: ['jersey-crepe'],
    knit: ['rib-knit'],
    houndstooth: ['jersey-crepe'],
    animal: ['jersey-crepe'],
    abstract: ['jersey-crepe'],
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
  skirt: {
    denim: ['denim', 'recycled-denim'],
    leather: ['faux-leather'],
    wool: ['wool-blend'],
    plain: ['twill', 'crepe'],
    tartan: ['wool-blend', 'twill'],
    houndstooth: ['wool-blend'],
    animal: ['twill'],
    gingham: ['poplin'],
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
    plain: ['faux-leather'],
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
  'kids-shoes': { leather: ['faux-leather'], plain: ['canvas'], knit: ['mesh-knit'] },
  trainers: { leather: ['leather', 'faux-leather'], plain: ['canvas'], knit: ['mesh-knit'] },
  hat: { wool: ['wool-felt'], linen: ['straw'], plain: ['straw', 'wool-felt'] },
  scarf: {
    stripe: ['lambswool', 'soft-knit'],
    wool: ['wool', 'lambswool', 'cashmere'],
    satin: ['satin', 'silk'],
    knit: ['soft-knit', 'lambswool'],
    tartan: ['lambswool', 'soft-knit'],
    houndstooth: ['soft-knit'],
  },
  tie: { knit: ['cotton-knit'], satin: ['silk', 'satin'] },
  kids: {
    plain: ['organic', 'poplin'],
    jersey: ['organic', 'jersey'],
    denim: ['denim', 'recycled-denim'],
    knit: ['cotton-knit', 'soft-knit'],
    stripe: ['organic', 'jersey'],
  },
  bedding: {
    plain: ['percale', 'percale', 'sateen', 'easy-care'],
    linen: ['washed-linen'],
    velvet: ['velvet'],
    tartan: ['brushed-cotton'],
    stripe: ['percale', 'easy-care'],
  },
  cushion: {
    plain: ['canvas', 'organic'],
    linen: ['linen', 'linen-blend'],
    velvet: ['velvet'],
    tartan: ['wool-blend'],
  },
  throw: {
    knit: ['cotton-knit', 'soft-knit'],
    wool: ['lambswool', 'wool-blend'],
    linen: ['washed-linen'],
    velvet: ['fleece', 'velvet'],
    tartan: ['lambswool'],
    houndstooth: ['lambswool'],
  },
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
  towel: { jersey: ['terry'] },
} as const satisfies Record<string, Partial<Record<FabricId, ClothId[]>>>;

export type ClothFamily = keyof typeof clothFamilies;

/** Cloth of a print when the family names none. */
const PRINTED: Record<ClothFamily, ClothId[]> = {
  dress: PRINT_BASE,
  party: ['jersey-crepe'],
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
  skirt: ['twill'],
  chinos: ['cotton-twill'],
  swim: ['recycled-nylon'],
  lingerie: ['microfibre'],
  nightwear: ['poplin', 'satin', 'organic'],
  leather: ['faux-leather'],
  bag: ['faux-leather'],
  trainers: ['canvas'],
  'kids-shoes': ['canvas'],
  hat: ['straw'],
  scarf: ['viscose', 'silk', 'viscose'],
  tie: ['silk', 'satin'],
  kids: ['organic', 'poplin'],
  bedding: ['percale', 'easy-care', 'sateen'],
  cushion: ['organic', 'canvas', 'velvet'],
  throw: ['cotton-knit'],
  upholstery: ['upholstery-weave'],
  rug: ['rug-viscose', 'rug-washable', 'rug-wool'],
  lamp: ['lamp-cotton'],
  towel: ['terry'],
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
