import { formatMoney } from '#commerce/pricing/format-money.ts';
import { type Lexicon, sayInOwnWords } from '../lexicon.ts';
import type { ChatQuestion } from '../provider.ts';
import type { RelaxedPart } from '../relax-wish.ts';
import type { Wish } from '../understand.ts';

export interface Speech extends Pick<ChatQuestion, 'say' | 'locale' | 'currency'> {
  lexicon: Lexicon | null;
}

/** The wish as we understood it, in the shopper's words, so that a misunderstanding shows at once. */
export function describeWish(wish: Wish, speech: Speech): string {
  const { say, lexicon } = speech;
  const own = (term: string) => sayInOwnWords(term, lexicon);
  return [
    ...wish.types.map(own),
    ...wish.details.map(own),
    ...wish.keywords,
    ...wish.colours.map(own),
    ...wish.excludedColours.map((colour) => say('wish.not', { colour: own(colour) })),
    ...wish.occasions.map(own),
    ...wish.brands.map(titled),
    ...(wish.gender ? [say('wish.for', { who: wish.gender })] : []),
    ...wish.sizes.map((size) => say('wish.size', { size })),
    ...describePrice(wish, speech),
    ...(wish.onSale ? [say('wish.sale')] : []),
    ...(wish.nextDay ? [say('wish.nextDay')] : []),
  ].join(', ');
}

/** The part that was let go, as it was said. */
export function describePart(wish: Wish, part: RelaxedPart, speech: Speech): string {
  const nothing = { types: [], excludedColours: [] };
  const only: Wish = {
    ...wish,
    ...nothing,
    keywords: part === 'keywords' ? wish.keywords : [],
    details: part === 'details' ? wish.details : [],
    colours: part === 'colours' ? wish.colours : [],
    occasions: part === 'occasions' ? wish.occasions : [],
    brands: part === 'brands' ? wish.brands : [],
    sizes: part === 'sizes' ? wish.sizes : [],
    price: part === 'price' ? wish.price : { min: null, max: null },
    onSale: part === 'onSale',
    nextDay: part === 'nextDay',
    gender: part === 'gender' ? wish.gender : null,
  };
  return describeWish(only, speech);
}

function describePrice({ price: { min, max } }: Wish, { say, locale, currency }: Speech): string[] {
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  if (min !== null && max !== null) return [say('wish.between', { low: money(min), high: money(max) })];
  if (max !== null) return [say('wish.under', { price: money(max) })];
  return min === null ? [] : [say('wish.over', { price: money(min) })];
}

function titled(name: string): string {
  return name.replace(/(^|[\s-])(\p{Ll})/gu, (_, gap: string, letter: string) =>
    gap === '-' ? ` ${letter.toUpperCase()}` : gap + letter.toUpperCase(),
  );
}
