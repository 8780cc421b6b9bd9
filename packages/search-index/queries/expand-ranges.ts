import type { FacetSchema } from '../facet-schema.ts';
import { parseRange } from '../selection.ts';
import type { SearchQuery } from '../types.ts';
import type { ValueSpace } from './value-space.ts';

const RANGE = /^\d+(?:\.\d+)?-(?:\d+(?:\.\d+)?|max)$/;

/** `2-5` for an attribute of numbers stands for its values from 2 to 5. */
export function expandRanges(
  filters: SearchQuery['filters'],
  { priceKey, discountKey }: FacetSchema,
  space: ValueSpace,
): SearchQuery['filters'] {
  return Object.fromEntries(
    Object.entries(filters).map(([key, values]) => {
      const isRange = (value: string) => RANGE.test(value) && !space.has(key, value);
      if (key === priceKey || key === discountKey || !values.some(isRange)) return [key, values];
      const ranges = values.map(parseRange).filter((range) => range !== null);
      const numbers = space.values.filter(
        (value) =>
          value.key === key &&
          ranges.some(({ min, max }) => Number(value.term) >= min && Number(value.term) <= max),
      );
      // Without a number in the range nothing may pass.
      return [key, numbers.length > 0 ? numbers.map(({ term }) => term) : values];
    }),
  );
}
