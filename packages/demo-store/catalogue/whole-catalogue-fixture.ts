import type { Product } from '../../../commerce/catalogue/product.ts';
import { demoCatalogue } from './demo-catalogue.ts';

/** The whole demo catalogue, for tests over all products. */
export const make = (seed: number, products: number, today?: Date): Product[] => [
  ...(demoCatalogue({ seed, products, ...(today ? { today } : {}) }).products() as Iterable<Product>),
];
export const { categories, brands } = demoCatalogue({ seed: 7, products: 6000 });
export const all = make(7, 6000);
export const variants = all.flatMap((product) => product.variants);

/** The first five that break a rule; a test expects none. */
export const breaking = <T>(items: T[], isRight: (item: T) => boolean) =>
  items.filter((item) => !isRight(item)).slice(0, 5);
export const namesOf = (products: Product[]) => products.map(({ key, name }) => `${key} ${name}`);
