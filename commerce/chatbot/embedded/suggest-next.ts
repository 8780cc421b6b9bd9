import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import { translateFromEnglish } from '../lexicon.ts';
import type { Wish } from '../understand.ts';
import type { LanguageContext } from './describe-wish.ts';

const ROUND_PRICES = [1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10_000, 15_000, 20_000, 30_000];
const COLOURS = 2;

export interface Shown {
  wish: Wish;
  products: readonly Pick<ListingProduct, 'price' | 'colourVariants'>[];
  /** More products were found than shown. */
  hasMore: boolean;
}

/** Suggestions for the next message that the found products can fulfil. */
export function suggestNext({ wish, products, hasMore }: Shown, language: LanguageContext): string[] {
  const { translate, locale, currency, lexicon } = language;
  const next: string[] = [];
  if (wish.colours.length === 0) {
    const colours = commonColours(products).filter((colour) => !wish.excludedColours.includes(colour));
    for (const colour of colours.slice(0, COLOURS))
      next.push(translate('suggest.inColour', { colour: translateFromEnglish(colour, lexicon) }));
  } else next.push(translate('suggest.anotherColour'));
  const below = wish.price.max === null ? roundBelow(middlePrice(products)) : null;
  if (below !== null) {
    next.push(translate('suggest.under', { price: wholePrice(below, locale, currency) }));
  } else if (wish.price.max !== null) next.push(translate('suggest.cheaper'));
  if (hasMore) next.push(translate('suggest.more'));
  return next;
}

/** An amount without decimals. */
export function wholePrice(minor: number, locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(toMajorUnits({ centAmount: minor, currencyCode: currency }));
}

function commonColours(products: Shown['products']): string[] {
  const counts = new Map<string, number>();
  for (const { colourVariants } of products)
    for (const colour of new Set(colourVariants.map(({ colourFacet }) => colourFacet.toLowerCase())))
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([colour]) => colour);
}

function middlePrice(products: Shown['products']): number {
  const prices = products.map(({ price }) => price.centAmount).sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)] ?? 0;
}

function roundBelow(amount: number): number | null {
  return ROUND_PRICES.findLast((price) => price <= amount) ?? null;
}
