import type { Product } from '../../commerce/catalogue/product.ts';
import { makeSpecial } from './catalogue/specials/special.ts';
import { specials } from './catalogue/specials/specials.ts';

/** One of the example products by its name, as the demo store has it on a fixed day. */
export function exampleProduct(id: string, today = new Date('2026-11-15T12:00:00Z')): Product {
  const index = specials.findIndex((special) => special.id === id);
  if (index < 0) throw new Error(`There is no example "${id}"`);
  return makeSpecial(specials[index]!, index, today);
}
