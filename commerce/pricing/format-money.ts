import type { Money } from './money.ts';
import { roundHalfUp } from './round-half-up.ts';

const DEFAULT_LOCALE = 'en-GB';
export const DEFAULT_CURRENCY = 'GBP';

// Cached, because creating a formatter costs far more than using it, and a listing shows a hundred prices.
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats money. A fractional amount (a share, a promotion) is rounded here, once. */
export function formatMoney(money: Money, locale: string = DEFAULT_LOCALE): string {
  return formatterFor(locale, money.currencyCode).format(toMajorUnits(money));
}

/** Minor to major units, for example pence to pounds. */
export function toMajorUnits(money: Money): number {
  return roundHalfUp(money.centAmount) / 10 ** fractionDigits(money.currencyCode);
}

/** Major to minor units, for amounts from feeds and search engines. */
export function toMinorUnits(majorUnits: number, currencyCode: string = DEFAULT_CURRENCY): Money {
  return { centAmount: roundHalfUp(majorUnits * 10 ** fractionDigits(currencyCode)), currencyCode };
}

/** Cached, because `resolvedOptions` costs more than formatting. */
const digits = new Map<string, number>();

function fractionDigits(currencyCode: string): number {
  const known = digits.get(currencyCode);
  if (known !== undefined) return known;
  const asked = formatterFor(DEFAULT_LOCALE, currencyCode).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currencyCode, asked);
  return asked;
}

function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`;
  const known = formatters.get(name);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // "£" in French too, not "£GB".
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(name, formatter);
  return formatter;
}
