import type { ColourLine, ProductLine } from './product-line.ts';
import { productSlug, slugOf } from './slug-of.ts';

/** What a file may leave out because the shop knows it. */
export interface ShopDefaults {
  currency: string;
  country: string;
  /** Currencies that one of the shop's sites sells in. */
  currencies: readonly string[];
}

export const USUAL_SIZE = 'One Size';
export const USUAL_LOGISTICS = 'standard';

export const slugFor = ({ name, key }: Pick<ProductLine, 'name' | 'key'>) => productSlug(name, key);
export const brandSlugFor = ({ brand }: Pick<ProductLine, 'brand'>) => slugOf(brand) || 'brand';

/** `midnight-navy` reads "Midnight Navy". */
export function labelFor(colour: string): string {
  return colour
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function altFor(name: string, { colour, label }: Pick<ColourLine, 'colour' | 'label'>, index: number) {
  const first = `${name} in ${label ?? labelFor(colour)}`;
  return index === 0 ? first : `${first}, picture ${index + 1}`;
}

/** A point for every whole pound. */
export function pointsFor(centAmount: number): number {
  return Math.floor(centAmount / 100);
}
