import type { Product } from '../../../../commerce/catalogue/product.ts';
import { bundleSpecials } from './bundles.ts';
import { fitAndNameSpecials } from './fits-and-names.ts';
import { kindSpecials } from './kinds.ts';
import { priceSpecials } from './prices.ts';
import { sampleAndMembershipSpecials } from './samples-and-membership.ts';
import { sizeSpecials } from './sizes.ts';
import { makeSpecial, type Special } from './special.ts';
import { stateSpecials } from './states.ts';
import { variantCountSpecials } from './variant-counts.ts';

export const specials: Special[] = [
  ...variantCountSpecials,
  ...sizeSpecials,
  ...priceSpecials,
  ...bundleSpecials,
  ...stateSpecials,
  ...kindSpecials,
  ...fitAndNameSpecials,
  ...sampleAndMembershipSpecials,
];

/** The examples before a place of the stream; they are spread evenly over it. */
export function* specialsBefore(
  place: number,
  places: number,
  count: number,
  today: Date,
): Generator<Product> {
  const first = Math.ceil((place * count) / (places + 1));
  const next = Math.ceil(((place + 1) * count) / (places + 1));
  for (let index = first; index < next; index += 1) yield makeSpecial(specials[index]!, index, today);
}
