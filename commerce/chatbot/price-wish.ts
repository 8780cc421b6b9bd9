/** In minor units; null means no limit. */
export interface PriceWish {
  min: number | null;
  max: number | null;
}

const AMOUNT =
  '(?:£|€|\\$|gbp|eur)?\\s*(\\d{1,5}(?:,\\d{3})*(?:\\.\\d{1,2})?)\\s*(?:pounds?|quid|euros?|gbp|£|€)?';
const NOT_MONEY =
  '(?!\\s*(?:cm|inch|inches|ml|years?|yrs?|months?|days?|denier|piece|pieces|stars?|%|percent))(?![\\d.])';

const BETWEEN = new RegExp(`(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|-|–)\\s*${AMOUNT}${NOT_MONEY}`, 'i');
const SPAN = /[£€$]\s*(\d+(?:\.\d{1,2})?)\s*(?:-|–|to)\s*[£€$]?\s*(\d+(?:\.\d{1,2})?)/i;
const AT_MOST = new RegExp(
  `(?:under|below|less than|cheaper than|up to|max(?:imum)?(?: of)?|no more than|not more than|within|at most|budget (?:of|is))\\s+${AMOUNT}${NOT_MONEY}`,
  'i',
);
const OR_LESS = new RegExp(`${AMOUNT}\\s+(?:or (?:less|under|below)|max(?:imum)?|tops)`, 'i');
const AT_LEAST = new RegExp(
  `(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|from)\\s+${AMOUNT}${NOT_MONEY}`,
  'i',
);
const OR_MORE = new RegExp(`${AMOUNT}\\s+(?:or (?:more|over|above)|plus|upwards)`, 'i');
const AROUND = new RegExp(`(?:around|about|roughly|approximately|circa)\\s+${AMOUNT}${NOT_MONEY}`, 'i');
const EXACT = /[£€$]\s*(\d+(?:,\d{3})*(?:\.\d{1,2})?)/i;

/** "About 50" allows a fifth less or more. */
const AROUND_SHARE = 0.2;

function pence(text: string | undefined): number {
  const [pounds = '0', rest = ''] = (text ?? '').replace(/,/g, '').split('.');
  return Number(pounds) * 100 + Number(rest.padEnd(2, '0'));
}

function around(amount: number): PriceWish {
  return { min: Math.round(amount * (1 - AROUND_SHARE)), max: Math.round(amount * (1 + AROUND_SHARE)) };
}

type Reading = readonly [RegExp, (match: RegExpMatchArray) => PriceWish];

const span = (match: RegExpMatchArray): PriceWish => {
  const [a, b] = [pence(match[1]), pence(match[2])];
  return { min: Math.min(a, b), max: Math.max(a, b) };
};
const atMost = (match: RegExpMatchArray): PriceWish => ({ min: null, max: pence(match[1]) });
const atLeast = (match: RegExpMatchArray): PriceWish => ({ min: pence(match[1]), max: null });

const READINGS: readonly Reading[] = [
  [BETWEEN, span],
  [SPAN, span],
  [AT_MOST, atMost],
  [OR_LESS, atMost],
  [AT_LEAST, atLeast],
  [OR_MORE, atLeast],
  [AROUND, (match) => around(pence(match[1]))],
  [EXACT, (match) => around(pence(match[1]))],
];

/** The price in a sentence, and the sentence without it, so that its numbers are not read as sizes. */
export function readPriceWish(text: string): { price: PriceWish | null; rest: string } {
  const rest = (match: RegExpMatchArray) => text.replace(match[0], ' ');
  for (const [pattern, read] of READINGS) {
    const match = text.match(pattern);
    if (match) return { price: read(match), rest: rest(match) };
  }
  return { price: null, rest: text };
}
