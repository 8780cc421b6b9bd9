import type { Cloth } from './cloths.ts';
import type { Line } from './lines/line.ts';

export type CareKind = keyof typeof careTexts;

/** What the care accordion says, by the kind of cloth. */
export const careTexts = {
  'machine-30': 'Machine wash at 30°C with similar colours. Do not tumble dry. Cool iron on the reverse.',
  'machine-40': 'Machine wash at 40°C. Tumble dry on low. Warm iron while slightly damp.',
  'machine-inside-out':
    'Wash inside out at 30°C with similar colours; the dye may transfer at first. Dry on the line.',
  padded:
    'Machine wash at 30°C on a gentle cycle. Tumble dry on low with two clean tennis balls. Do not iron.',
  delicate:
    'Delicate machine wash at 30°C in a laundry bag. Reshape while damp and dry flat. Steam rather than iron.',
  'hand-wash':
    'Hand wash cool with a mild detergent. Press the water out in a towel and dry flat, away from heat.',
  'dry-clean': 'Dry clean only. Hang after wearing and brush lightly to keep its shape.',
  leather:
    'Wipe with a soft dry cloth. Feed with a colourless balm twice a year and keep away from radiators.',
  wipe: 'Wipe clean with a damp cloth. Do not soak.',
  spot: 'Spot clean only. Store in its shape, out of direct sunlight.',
  swim: 'Rinse in cold water after every swim, chlorine especially. Hand wash and dry in the shade.',
  towel:
    'Wash at 40°C before first use and without fabric softener, which makes towels less absorbent. Tumble dry on low.',
  upholstery:
    'Vacuum with a soft brush. Blot spills at once with a dry white cloth; do not rub. Turn the cushions weekly.',
  rug: 'Vacuum without a beater bar. Some shedding in the first weeks is normal. Blot spills with a white cloth.',
  metal: 'Put it on after perfume and lotion, take it off before water, and keep it in its pouch.',
  watch:
    'Keep out of water above its rating. Have the battery and seal changed by a watchmaker every two years.',
  glass: 'Wash by hand in warm soapy water. Do not use abrasive pads.',
  ceramic: 'Dishwasher and microwave safe. Let it cool before washing.',
  'cast-iron': 'Let it cool before washing by hand. Dry at once. Use wooden or silicone utensils.',
  wood: 'Wipe with a damp cloth and dry at once. Use coasters, and oil once or twice a year.',
  candle:
    'Trim the wick to 5mm and let the wax melt to the edge on the first burn. Never leave it unattended.',
  electrical:
    'Unplug and let it cool before cleaning with a dry cloth. Clean the filter monthly where there is one.',
  beauty: 'Store in a cool, dry place and close after use. For external use only; stop if irritation occurs.',
  fragrance: 'Keep upright, away from light and heat. Flammable until dry.',
} as const;

/** Products whose care does not depend on their cloth. */
const BY_ARCHETYPE: Record<string, CareKind> = { tie: 'dry-clean', 'puffer-jacket': 'padded' };
const WASHED = /^(machine|delicate|hand-wash)/;

/** Shoes and bags are never washed, whatever their cloth. */
export function careOf(line: Pick<Line, CareOfLine>, cloth: Pick<Cloth, 'care'> | null): CareKind {
  const care = line.solid?.care ?? BY_ARCHETYPE[line.archetype] ?? cloth?.care ?? 'spot';
  const isStiff = line.productType === 'footwear' || line.categoryTaxonomy === 'Bags';
  return isStiff && WASHED.test(care) ? 'spot' : care;
}

type CareOfLine = 'solid' | 'archetype' | 'productType' | 'categoryTaxonomy';

/** The value of the Care filter. */
export function careFilter(care: CareKind): string {
  if (/^(machine|delicate|padded|towel)/.test(care)) return 'Machine Washable';
  if (care === 'dry-clean') return 'Dry Clean Only';
  if (care === 'wipe' || care === 'leather' || care === 'spot') return 'Wipe Clean';
  return 'Hand Wash';
}
