import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import type { ColourLine, ProductLine } from './product-line.ts';

/** Values of the shop that a file may leave out. */
export interface ShopDefaults {
  currency: string;
  country: string;
  /** Currencies of all sites of the shop. */
  currencies: readonly string[];
}

export const DEFAULT_SIZE = 'One Size';
export const DEFAULT_LOGISTIC_CLASS = 'standard';

export const slugFor = ({ name, key }: Pick<ProductLine, 'name' | 'key'>) =>
  [slugOf(name), key.toLowerCase()].filter(Boolean).join('-');
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

/** One point for each whole unit of the currency. */
export function pointsFor(price: Money): number {
  return Math.floor(toMajorUnits(price));
}

/** Turns words into a URL segment. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
