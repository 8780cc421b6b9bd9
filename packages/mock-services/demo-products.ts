import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import type { Product } from '../../commerce/catalogue/product.ts';

const SEED = 7;

/** The products of a demo store with this number of products. */
export function demoProducts(count: number): Iterable<Product> {
  return demoCatalogue({ seed: SEED, products: count }).products() as Iterable<Product>;
}
