import { DISCOUNT_RANGE_KEY, PRICE_RANGE_KEY, PRODUCT_KEY } from './facet-keys.ts';
import type { SearchQuery } from './types.ts';

/** Most keys and values per key that one query may select; an honest page has a handful. */
const MAX_KEYS = 40;
const MAX_VALUES = 100;
const PENCE = 100;

/** One key's part of the filters: a document passes when any of its values or ranges fits. */
export type Selection = TermSelection | RangeSelection;

export interface TermSelection {
  kind: 'terms';
  key: string;
  values: string[];
}

export interface RangeSelection {
  kind: 'range';
  key: string;
  column: 'price' | 'discount';
  ranges: NumberRange[];
}

/** Both ends belong to it. */
export interface NumberRange {
  min: number;
  max: number;
}

/** Reads filters as selected: what cannot mean anything is left out rather than answered with nothing. */
export function readSelections(
  filters: SearchQuery['filters'],
  isKnownKey: (key: string) => boolean,
): Selection[] {
  const selections: Selection[] = [];
  for (const [key, given] of Object.entries(filters)) {
    if (selections.length >= MAX_KEYS) break;
    const values = [...new Set(given)].slice(0, MAX_VALUES);
    const selection = readSelection(key, values, isKnownKey);
    if (selection !== null) selections.push(selection);
  }
  return selections;
}

function readSelection(
  key: string,
  values: string[],
  isKnownKey: (key: string) => boolean,
): Selection | null {
  if (key === PRICE_RANGE_KEY || key === DISCOUNT_RANGE_KEY) {
    const scale = key === PRICE_RANGE_KEY ? PENCE : 1;
    const ranges = values
      .map(parseRange)
      .filter((range) => range !== null)
      .map(({ min, max }) => ({ min: Math.round(min * scale), max: Math.round(max * scale) }));
    const column = key === PRICE_RANGE_KEY ? 'price' : 'discount';
    return ranges.length > 0 ? { kind: 'range', key, column, ranges } : null;
  }
  const meant = key === 'brand' ? values.filter((brand) => brand !== 'null') : values;
  if (meant.length === 0 || (key !== PRODUCT_KEY && !isKnownKey(key))) return null;
  return { kind: 'terms', key, values: meant };
}

/** `20-50` or `20-max`; anything else is no range at all. */
export function parseRange(value: string): NumberRange | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?|max)\s*$/.exec(value);
  if (match === null) return null;
  return { min: Number(match[1]), max: match[2] === 'max' ? Number.POSITIVE_INFINITY : Number(match[2]) };
}
