import type { BrandProfile } from './brand-profile.ts';
import type { RandomSource } from './random.ts';

/** Brands with a second warehouse; products sent from it have its prefix. */
const SISTER_WAREHOUSE = ['wallis', 'oasis', 'dorothy-perkins', 'warehouse', 'principles', 'nastygal'];
const SISTER_PREFIX = 'XDD';
/** Lower numbers with that prefix belong to the examples. */
const SISTER_FROM = '30000';
const BLOCK = 100_000;
const TEMPLATES = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** Keys of examples have Z as their third letter or start with P-4; generated keys never do. */
export function keyFor(brand: BrandProfile, place: number, random: RandomSource): string {
  if (brand.kind === 'marketplace')
    return `P-5${String((place * 48_271 + 1_204_411) % 10_000_000).padStart(7, '0')}`;
  const block = Math.floor(place / BLOCK);
  const digits = String((place * 48_271 + 12_345) % BLOCK).padStart(5, '0');
  const isSister = SISTER_WAREHOUSE.includes(brand.slug) && random.chance(0.12);
  if (isSister && block === 0 && digits >= SISTER_FROM) return SISTER_PREFIX + digits;
  const letter = TEMPLATES[(block + brand.slug.length) % TEMPLATES.length]!;
  return brand.code + letter + digits;
}

/** `BCC12345-101-12`, or `M` and word characters for marketplace products. */
export function skuFor(key: string, colourCode: number, sizeCode: string): string {
  return key.startsWith('P-')
    ? `M${key.slice(2)}${colourCode}${sizeCode}`
    : `${key}-${colourCode}-${sizeCode}`;
}
