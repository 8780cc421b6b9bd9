import { type CutOffTimes, cutOffTimesFor } from './cut-off.ts';
import type { DeliveryPrice, DeliveryTerms } from './delivery-table.ts';
import { type DeliveryCalendar, estimateDeliveryDate } from './estimated-date.ts';
import { isBulky } from './is-bulky.ts';

/** The fields of a basket line that delivery depends on. */
export interface DeliveryLine {
  sku: string;
  brandSlug: string;
  logisticClass: string;
  /** All pieces, in grams. */
  weight: number;
  /** All pieces, in minor units, after discounts. */
  value: number;
  /** A membership: nothing is delivered. */
  isPremier: boolean;
  /** Can be delivered on the next day. */
  isNextDay: boolean;
  preorderUntil: string | null;
}

export interface QuoteContext {
  calendar: DeliveryCalendar;
  /** Logistic classes that count as bulky. */
  bulkyClasses: readonly string[];
  now: Date;
}

export type RefusalReason = 'bulky' | 'item-class' | 'too-heavy' | 'not-next-day' | 'no-price';

export interface OfferedQuote {
  kind: 'offered';
  price: number;
  freeAbove: number | null;
  estimatedDate: string | null;
}

export type DeliveryQuote = OfferedQuote | { kind: 'refused'; reason: RefusalReason };

/** Staff may name a price for all bulky classes at once. */
const BULKY = 'bulky';

/** What a method costs for these lines and when they arrive, or why it is not offered. */
export function quoteDelivery(
  terms: DeliveryTerms,
  lines: readonly DeliveryLine[],
  { calendar, bulkyClasses, now }: QuoteContext,
): DeliveryQuote {
  const delivered = lines.filter(({ isPremier }) => !isPremier);
  const classes = classesOf(delivered, bulkyClasses);
  const weight = sumOf(delivered, (line) => line.weight);
  const value = sumOf(lines, (line) => line.value);
  if (classes.has(BULKY) && !terms.takesBulky) return refused('bulky');
  if (terms.excludedClasses.some((excluded) => classes.has(fold(excluded)))) return refused('item-class');
  if (terms.maxWeight !== null && weight > terms.maxWeight) return refused('too-heavy');
  if (terms.service === 'next-day' && !delivered.every(({ isNextDay }) => isNextDay)) {
    return refused('not-next-day');
  }
  const ofClasses = [...new Set(terms.prices.flatMap(({ itemClass }) => itemClass ?? []))]
    .filter((itemClass) => classes.has(fold(itemClass)))
    .map((itemClass) => priceOf(terms.prices, itemClass, value, weight));
  const price =
    ofClasses.length > 0
      ? // The dearest class of the basket decides.
        ofClasses.reduce((most, each) => (most === null || each === null ? null : Math.max(most, each)), 0)
      : priceOf(terms.prices, null, value, weight);
  if (price === null) return refused('no-price');
  // The price of a class is charged however much is spent.
  const freeAbove = ofClasses.length > 0 ? null : terms.freeAbove;
  return {
    kind: 'offered',
    price: freeAbove !== null && value > freeAbove ? 0 : price,
    freeAbove,
    estimatedDate: latestDate(terms, delivered, calendar, now),
  };
}

/** The methods that take a line, each with its price and date. */
export function quoteAll(
  methods: readonly DeliveryTerms[],
  line: DeliveryLine,
  context: QuoteContext,
): { terms: DeliveryTerms; quote: OfferedQuote }[] {
  return methods.flatMap((terms) => {
    const quote = quoteDelivery(terms, [line], context);
    return quote.kind === 'offered' ? [{ terms, quote }] : [];
  });
}

/** The price of the heaviest weight step that is reached, and in it of the highest order value. */
function priceOf(
  prices: readonly DeliveryPrice[],
  itemClass: string | null,
  value: number,
  weight: number,
): number | null {
  const reached = prices
    .filter((each) => each.itemClass === itemClass && each.fromWeight <= weight && each.fromValue <= value)
    .toSorted((one, other) => other.fromWeight - one.fromWeight || other.fromValue - one.fromValue);
  return reached[0]?.price ?? null;
}

/** The cut-off of a method: its own, or the built-in one of the product and brand. */
export function cutOffOf(
  terms: Pick<DeliveryTerms, 'cutOff' | 'saturdayCutOff' | 'service'>,
  { sku, brandSlug }: Pick<DeliveryLine, 'sku' | 'brandSlug'>,
): CutOffTimes {
  if (terms.cutOff === null) return cutOffTimesFor({ sku, brand: brandSlug, service: terms.service });
  return { daily: terms.cutOff, saturday: terms.saturdayCutOff ?? undefined };
}

/** The date of the last line, since lines are delivered together; null when nothing is delivered. */
function latestDate(
  terms: DeliveryTerms,
  lines: readonly DeliveryLine[],
  calendar: DeliveryCalendar,
  now: Date,
): string | null {
  let latest: string | null = null;
  for (const line of lines) {
    const date = estimateDeliveryDate(now, terms.days, cutOffOf(terms, line), calendar);
    const preorder = line.preorderUntil?.slice(0, 10) ?? '';
    const arrival = date && preorder > date ? preorder : date;
    if (arrival && (!latest || arrival > latest)) latest = arrival;
  }
  return latest;
}

function classesOf(lines: readonly DeliveryLine[], bulkyClasses: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ logisticClass }) =>
      isBulky(logisticClass, bulkyClasses) ? [fold(logisticClass), BULKY] : [fold(logisticClass)],
    ),
  );
}

const fold = (name: string): string => name.trim().toLowerCase();
const refused = (reason: RefusalReason): DeliveryQuote => ({ kind: 'refused', reason });
const sumOf = (lines: readonly DeliveryLine[], pick: (line: DeliveryLine) => number): number =>
  lines.reduce((sum, line) => sum + pick(line), 0);
