import { fractionDigits } from '#commerce/pricing/format-money.ts';
import { readDecimal, writeDecimal } from '#commerce/text/decimal.ts';

/** Fits the integer column of the database. */
const MOST = 2_000_000_000;

/** A file may name any currency; one that is not known has two decimals. */
function digitsOf(currency: string): number {
  try {
    return fractionDigits(currency);
  } catch {
    return 2;
  }
}

/** `49`, `49.5`, `49.50` as minor units; null when it is no amount of this currency. */
export function parseAmount(text: string, currency: string): number | null {
  const minor = /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(text) ? readDecimal(text, digitsOf(currency)) : null;
  return minor !== null && minor <= MOST ? minor : null;
}

export function writeAmount(minor: number, currency: string): string {
  return writeDecimal(minor, digitsOf(currency));
}
