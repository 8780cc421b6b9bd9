import { readDecimal } from '#commerce/text/decimal.ts';
import { DEFAULT_CURRENCY, fractionDigits } from './format-money.ts';

const SIGNS = /^\p{Sc}\s*|\s*(?:\p{Sc}|kr)$/gu;

/**
 * An amount of money as people write it, in minor units: `12`, `12.50`, `1,250.5`, `1.250,50`. The last comma or dot is the
 * decimal sign when no more digits follow than the currency has. Null for words, signs and parts of the smallest coin.
 */
export function parseAmount(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  const plain = text.trim().replace(SIGNS, '');
  const digits = fractionDigits(currency);
  const decimals = digits > 0 ? `(?:[.,](\\d{1,${digits}}))?` : '()?';
  const parts = new RegExp(`^(\\d[\\d.,\\s]*?)${decimals}$`).exec(plain);
  if (!parts?.[1]) return null;
  return readDecimal(
    `${parts[1].replace(/[.,\s]/g, '')}.${parts[2] || '0'.repeat(digits)}`.replace(/\.$/, ''),
    digits,
  );
}
