import { DEFAULT_CURRENCY, fractionDigits } from '#commerce/pricing/format-money.ts';
import { readDecimal } from '#commerce/text/decimal.ts';

/** `1,250.50`, `3` and `.5` are amounts, in minor units; words and parts of the smallest coin are none. */
export function readPounds(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\p{Sc}\s*/u, '')
    .replace(/(?<=\d),/g, '');
  return readDecimal(plain, fractionDigits(DEFAULT_CURRENCY)) ?? undefined;
}
