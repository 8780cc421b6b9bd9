import { formatMoney } from '#commerce/pricing/format-money.ts';
import { type Lexicon, translateFromEnglish } from '../lexicon.ts';
import type { ChatQuestion } from '../provider.ts';
import type { RelaxedPart } from '../relax-wish.ts';
import type { Wish } from '../understand.ts';

export interface LanguageContext extends Pick<ChatQuestion, 'translate' | 'locale' | 'currency'> {
  lexicon: Lexicon | null;
}

/** The wish in the shopper's language, so that a misunderstanding is visible. */
export function describeWish(wish: Wish, language: LanguageContext): string {
  const { translate, lexicon } = language;
  const own = (term: string) => translateFromEnglish(term, lexicon);
  return [
    ...wish.types.map(own),
    ...wish.details.map(own),
    ...wish.keywords,
    ...wish.colours.map(own),
    ...wish.excludedColours.map((colour) => translate('wish.not', { colour: own(colour) })),
    ...wish.occasions.map(own),
    ...wish.brands.map(titled),
    ...(wish.gender ? [translate('wish.for', { who: wish.gender })] : []),
    ...wish.sizes.map((size) => translate('wish.size', { size })),
    ...describePrice(wish, language),
    ...(wish.onSale ? [translate('wish.sale')] : []),
    ...(wish.nextDay ? [translate('wish.nextDay')] : []),
  ].join(', ');
}

/** One part of the wish in the shopper's language. */
export function describePart(wish: Wish, part: RelaxedPart, language: LanguageContext): string {
  const replyWithoutProducts = { types: [], excludedColours: [] };
  const only: Wish = {
    ...wish,
    ...replyWithoutProducts,
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
  return describeWish(only, language);
}

function describePrice(
  { price: { min, max } }: Wish,
  { translate, locale, currency }: LanguageContext,
): string[] {
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  if (min !== null && max !== null) return [translate('wish.between', { low: money(min), high: money(max) })];
  if (max !== null) return [translate('wish.under', { price: money(max) })];
  return min === null ? [] : [translate('wish.over', { price: money(min) })];
}

function titled(name: string): string {
  return name.replace(/(^|[\s-])(\p{Ll})/gu, (_, gap: string, letter: string) =>
    gap === '-' ? ` ${letter.toUpperCase()}` : gap + letter.toUpperCase(),
  );
}
