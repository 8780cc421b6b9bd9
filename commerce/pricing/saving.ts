import type { Message } from '#commerce/text/message.ts';
import { roundHalfUp } from './round-half-up.ts';

/** A was-price counts only when it is greater than the price. */
export function isReduced(price: number, wasPrice: number | null | undefined): wasPrice is number {
  return typeof wasPrice === 'number' && wasPrice > price;
}

/** round(100 - price / wasPrice * 100), computed in integers so that nothing is rounded twice. */
export function savingPercent(price: number, wasPrice: number | null | undefined): number {
  if (!isReduced(price, wasPrice)) return 0;
  return roundHalfUp(((wasPrice - price) * 100) / wasPrice);
}

/** 'Save N%' for one price, 'Up to N% off' when savings differ; null below one per cent. */
export function describeSaving(percent: number, savingsDiffer: boolean): Message | null {
  if (!(percent >= 1)) return null;
  return { key: savingsDiffer ? 'price.upToPercentOff' : 'price.savePercent', values: { percent } };
}
