import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { roundHalfUp } from '#commerce/pricing/round-half-up.ts';
import { type Badge, hasSoundDiscount } from './badge.ts';

export interface PromoPricing {
  lowestPrice: Money;
  /** The variants have several prices: the text says 'from'. */
  hasPriceRange: boolean;
  locale: string;
  /** The spellings of the placeholders in the content system. */
  placeholders?: Placeholders;
  /** The translated prefix at the start of a sentence and within one. */
  prefix: { From: string; from: string };
}

type Blank = 'discountedPrice' | 'From' | 'from';
export type Placeholders = Readonly<Record<Blank, readonly string[]>>;

const BLANKS: readonly Blank[] = ['discountedPrice', 'From', 'from'];

const DEFAULT_PLACEHOLDERS: Placeholders = {
  discountedPrice: ['{{discountedPrice}}', '{discountedPrice}'],
  From: ['{{From}}', '{From}'],
  from: ['{{from}}', '{from}'],
};

/**
 * The badge's words with its price in them. Null when the words need a price that the badge cannot give:
 * a promotion without a discount, or one that would make the product dearer.
 */
export function writePromoText(badge: Badge, pricing: PromoPricing): string | null {
  const text = badge.text1?.trim();
  if (!text) return null;
  const price = discountedPrice(badge, pricing.lowestPrice);
  let isMissingPrice = false;
  const written = fillIn(text, pricing.placeholders ?? DEFAULT_PLACEHOLDERS, (blank) => {
    if (blank !== 'discountedPrice') return pricing.hasPriceRange ? `${pricing.prefix[blank]} ` : '';
    isMissingPrice ||= price === null;
    return price === null ? '' : formatMoney(price, pricing.locale);
  });
  return isMissingPrice || !hasSoundDiscount(badge) ? null : written.replace(/\s+/g, ' ').trim();
}

/** The lowest price times the badge's discount. */
export function discountedPrice(badge: Badge, lowestPrice: Money): Money | null {
  if (badge.discount == null || !hasSoundDiscount(badge)) return null;
  return { ...lowestPrice, centAmount: roundHalfUp(lowestPrice.centAmount * badge.discount) };
}

/** Matches every spelling of a placeholder, longer ones first; spaces within braces are ignored. */
function fillIn(text: string, placeholders: Placeholders, fill: (blank: Blank) => string): string {
  const blankOf = new Map(BLANKS.flatMap((blank) => placeholders[blank].map((spelt) => [spelt, blank])));
  const spellings = [...blankOf.keys()].toSorted((one, other) => other.length - one.length);
  if (spellings.length === 0) return text;
  const anyOfThem = new RegExp(spellings.map(RegExp.escape).join('|'), 'g');
  const tight = text.replace(/(\{)\s+|\s+(\})/g, '$1$2');
  return tight.replace(anyOfThem, (spelt) => {
    const blank = blankOf.get(spelt);
    return blank ? fill(blank) : spelt;
  });
}
