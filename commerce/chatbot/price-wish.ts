import { DEFAULT_CURRENCY, toMinorUnits } from '#commerce/pricing/format-money.ts';

/** In minor units; null means no limit. */
export interface PriceWish {
  min: number | null;
  max: number | null;
}

const AMOUNT =
  '(?:\\p{Sc}|gbp|eur|sek)?\\s*(\\d{1,5}(?:,\\d{3})*(?:\\.\\d{1,2})?)\\s*(?:pounds?|quid|euros?|gbp|kr\\b|\\p{Sc})?';
const NOT_MONEY =
  '(?!\\s*(?:cm|inch|inches|ml|years?|yrs?|months?|days?|denier|piece|pieces|stars?|%|percent))(?![\\d.])';

const BETWEEN = new RegExp(`(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|-|–)\\s*${AMOUNT}${NOT_MONEY}`, 'iu');
const SPAN = /\p{Sc}\s*(\d+(?:\.\d{1,2})?)\s*(?:-|–|to)\s*\p{Sc}?\s*(\d+(?:\.\d{1,2})?)/iu;
const AT_MOST = new RegExp(
  `(?:under|below|less than|cheaper than|up to|max(?:imum)?(?: of)?|no more than|not more than|within|at most|budget (?:of|is))\\s+${AMOUNT}${NOT_MONEY}`,
  'iu',
);
const OR_LESS = new RegExp(`${AMOUNT}\\s+(?:or (?:less|under|below)|max(?:imum)?|tops)`, 'iu');
const AT_LEAST = new RegExp(
  `(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|from)\\s+${AMOUNT}${NOT_MONEY}`,
  'iu',
);
const OR_MORE = new RegExp(`${AMOUNT}\\s+(?:or (?:more|over|above)|plus|upwards)`, 'iu');
const AROUND = new RegExp(`(?:around|about|roughly|approximately|circa)\\s+${AMOUNT}${NOT_MONEY}`, 'iu');
const EXACT = /\p{Sc}\s*(\d+(?:,\d{3})*(?:\.\d{1,2})?)/iu;

/** "About 50" allows a fifth less or more. */
const AROUND_SHARE = 0.2;

function around(amount: number): PriceWish {
  return { min: Math.round(amount * (1 - AROUND_SHARE)), max: Math.round(amount * (1 + AROUND_SHARE)) };
}

/** Reads an amount of the shopper's currency. */
type ReadAmount = (text: string | undefined) => number;
type Reading = readonly [RegExp, (match: RegExpMatchArray, amount: ReadAmount) => PriceWish];

const span = (match: RegExpMatchArray, amount: ReadAmount): PriceWish => {
  const [a, b] = [amount(match[1]), amount(match[2])];
  return { min: Math.min(a, b), max: Math.max(a, b) };
};
const atMost: Reading[1] = (match, amount) => ({ min: null, max: amount(match[1]) });
const atLeast: Reading[1] = (match, amount) => ({ min: amount(match[1]), max: null });

const READINGS: readonly Reading[] = [
  [BETWEEN, span],
  [SPAN, span],
  [AT_MOST, atMost],
  [OR_LESS, atMost],
  [AT_LEAST, atLeast],
  [OR_MORE, atLeast],
  [AROUND, (match, amount) => around(amount(match[1]))],
  [EXACT, (match, amount) => around(amount(match[1]))],
];

/** The price in a sentence, and the sentence without it, so that its numbers are not read as sizes. */
export function readPriceWish(
  text: string,
  currency: string = DEFAULT_CURRENCY,
): { price: PriceWish | null; rest: string } {
  const amount: ReadAmount = (written) =>
    toMinorUnits(Number((written ?? '0').replace(/,/g, '')), currency).centAmount;
  const rest = (match: RegExpMatchArray) => text.replace(match[0], ' ');
  for (const [pattern, read] of READINGS) {
    const match = text.match(pattern);
    if (match) return { price: read(match, amount), rest: rest(match) };
  }
  return { price: null, rest: text };
}
