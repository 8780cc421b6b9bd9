import type { Message } from '#commerce/text/message.ts';
import { formatMoney } from './format-money.ts';
import type { Money } from './money.ts';
import { describeSaving, isReduced, savingPercent } from './saving.ts';

export interface PricePoint {
  price: Money;
  wasPrice: Money | null;
  isFree: boolean;
}

export interface PriceRange {
  min: PricePoint;
  max: PricePoint;
  maxPercentageSaved: number;
}

/** The price texts of a card or a product page. */
export interface PriceText {
  price: string;
  wasPrice: string | null;
  saving: Message | null;
  isFree: boolean;
}

interface Priced {
  price: Money;
  wasPrice: Money | null;
}

/** Lowest and highest price with their own was-prices; null when there is nothing to sell. */
export function findPriceRange(priced: readonly Priced[]): PriceRange | null {
  const points = priced.map(toPricePoint).sort(byPriceThenWasPrice);
  const [min, max] = [points[0], points.at(-1)];
  if (!min || !max) return null;
  // Of several variants at the highest price, the lowest was-price is valid for all of them.
  const maxPoint = points.find((point) => point.price.centAmount === max.price.centAmount) ?? max;
  return { min, max: maxPoint, maxPercentageSaved: Math.max(...points.map(percentSaved)) };
}

export function describePrice(range: PriceRange, locale: string): PriceText {
  const { min, max, maxPercentageSaved } = range;
  const savingsDiffer =
    min.price.centAmount !== max.price.centAmount || percentSaved(min) !== maxPercentageSaved;
  return {
    price: describeSpan(min.price, max.price, locale),
    wasPrice: describeWasPrice(min, max, locale),
    saving: describeSaving(maxPercentageSaved, savingsDiffer),
    isFree: min.isFree && max.isFree,
  };
}

/** 'low - high', or the one price. */
function describeSpan(low: Money, high: Money, locale: string): string {
  const lowText = formatMoney(low, locale);
  return low.centAmount === high.centAmount ? lowText : `${lowText} - ${formatMoney(high, locale)}`;
}

/** The range of the was-prices of both ends; an end that is not reduced counts with its price. */
function describeWasPrice(min: PricePoint, max: PricePoint, locale: string): string | null {
  if (!wasMore(min) && !wasMore(max)) return null;
  const [one, other] = [priceBefore(min), priceBefore(max)];
  const isInOrder = one.centAmount <= other.centAmount;
  return describeSpan(isInOrder ? one : other, isInOrder ? other : one, locale);
}

function priceBefore({ price, wasPrice }: PricePoint): Money {
  return wasPrice && isReduced(price.centAmount, wasPrice.centAmount) ? wasPrice : price;
}

function toPricePoint({ price, wasPrice }: Priced): PricePoint {
  return { price, wasPrice, isFree: price.centAmount === 0 };
}

function wasMore(point: PricePoint): boolean {
  return isReduced(point.price.centAmount, point.wasPrice?.centAmount);
}

function percentSaved(point: PricePoint): number {
  return savingPercent(point.price.centAmount, point.wasPrice?.centAmount);
}

function byPriceThenWasPrice(one: PricePoint, other: PricePoint): number {
  return (
    one.price.centAmount - other.price.centAmount ||
    (one.wasPrice?.centAmount ?? 0) - (other.wasPrice?.centAmount ?? 0)
  );
}
