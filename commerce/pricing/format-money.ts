import { writeDecimal } from '#commerce/text/decimal.ts';
import { numberFormat } from '#commerce/text/formats.ts';
import type { Money } from './money.ts';
import { roundHalfUp } from './round-half-up.ts';

const DEFAULT_LOCALE = 'en-GB';
/** Of amounts without a market, such as those that staff write. */
export const DEFAULT_CURRENCY = 'GBP';
/** Whole amounts of these are written without decimals: 399 kr. */
const WITHOUT_ZEROS: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK', 'CZK', 'HUF', 'PLN']);

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

/** `12.50`, for machines: with as many decimals as the currency has. */
export function toDecimal({ centAmount, currencyCode }: Money): string {
  return writeDecimal(roundHalfUp(centAmount), fractionDigits(currencyCode));
}

/** The sign of a currency as a language writes it. */
export function currencySign(locale: string, currencyCode: string): string {
  const parts = formatterFor(locale, currencyCode).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyCode;
}

/** Cached, because `resolvedOptions` costs more than formatting. */
const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for most, 0 for JPY, 3 for KWD. */
export function fractionDigits(currencyCode: string): number {
  const known = digits.get(currencyCode);
  if (known !== undefined) return known;
  const asked = formatterFor(DEFAULT_LOCALE, currencyCode).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currencyCode, asked);
  return asked;
}

/** Whether the text is the code of a currency. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}

function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    // The short sign in every language.
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: WITHOUT_ZEROS.has(currency) ? 'stripIfInteger' : 'auto',
  });
}
