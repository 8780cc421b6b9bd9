import { PRICE_SCALE } from './document.ts';
import type { FacetSchema } from './facet-schema.ts';
import type { SearchQuery } from './types.ts';

/** Limits for one query. A page of a shop selects a handful; more is an attack or a mistake. */
const MAX_KEYS = 40;
const MAX_VALUES = 100;

/** The filter of one key: a document passes when any of the values or ranges fits. */
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
  /** The price list whose numbers count. */
  list?: string;
  ranges: NumberRange[];
}

/** Both ends are included. */
export interface NumberRange {
  min: number;
  max: number;
}

/** Parses filters. What cannot be parsed is ignored, so that it does not empty the result. */
export function parseSelections(
  filters: SearchQuery['filters'],
  schema: FacetSchema,
  isKnownKey: (key: string) => boolean,
  list?: string,
): Selection[] {
  const selections: Selection[] = [];
  for (const [key, given] of Object.entries(filters)) {
    if (selections.length >= MAX_KEYS) break;
    const values = [...new Set(given)].slice(0, MAX_VALUES);
    const selection = parseSelection(key, values, schema, isKnownKey, list);
    if (selection !== null) selections.push(selection);
  }
  return selections;
}

function parseSelection(
  key: string,
  values: string[],
  schema: FacetSchema,
  isKnownKey: (key: string) => boolean,
  list: string | undefined,
): Selection | null {
  if (key === schema.priceKey || key === schema.discountKey) {
    const scale = key === schema.priceKey ? PRICE_SCALE : 1;
    const ranges = values
      .map(parseRange)
      .filter((range) => range !== null)
      .map(({ min, max }) => ({ min: Math.round(min * scale), max: Math.round(max * scale) }));
    const column = key === schema.priceKey ? 'price' : 'discount';
    return ranges.length > 0
      ? { kind: 'range', key, column, ranges, ...(list !== undefined && { list }) }
      : null;
  }
  const meant = schema.meaningfulValues(key, values);
  const isKnown = key === schema.productKey || schema.isKnown(key) || isKnownKey(key);
  return meant.length > 0 && isKnown ? { kind: 'terms', key, values: meant } : null;
}

/** `20-50` or `20-max`; null for anything else. */
export function parseRange(value: string): NumberRange | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?|max)\s*$/.exec(value);
  if (match === null) return null;
  return { min: Number(match[1]), max: match[2] === 'max' ? Number.POSITIVE_INFINITY : Number(match[2]) };
}
