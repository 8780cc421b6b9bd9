import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import type { Product } from '../../commerce/catalogue/product.ts';

const SEED = 7;

/** Products of the demo store, the same as a shop with this many shows. */
export function demoProducts(count: number): Iterable<Product> {
  return demoCatalogue({ seed: SEED, products: count }).products() as Iterable<Product>;
}
