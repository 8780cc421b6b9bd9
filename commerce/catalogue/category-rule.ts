import * as v from 'valibot';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'This is not a category.'));
const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));

/** Which products a category holds by itself: those that meet every condition. */
export const categoryRuleSchema = v.pipe(
  v.object({
    filters: v.optional(
      v.pipe(
        v.record(v.string(), v.array(v.string())),
        v.title('Values'),
        v.description('Products with one of these values; of several filters, every one.'),
        v.metadata({ control: 'filters' }),
      ),
      {},
    ),
    within: v.optional(
      v.pipe(v.array(slug), v.title('Also in the category'), v.metadata({ control: 'categories' })),
      [],
    ),
    priceFrom: v.optional(v.pipe(pence, v.title('Price from'), v.metadata({ control: 'pounds' }))),
    priceUntil: v.optional(v.pipe(pence, v.title('Price up to'), v.metadata({ control: 'pounds' }))),
    newerThanDays: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650), v.title('Published in the last days')),
    ),
  }),
  v.check(
    ({ filters, within, ...others }) =>
      Object.keys(filters).length + within.length > 0 ||
      Object.values(others).some((value) => value !== undefined),
    'Enter at least one condition, or leave the rule out.',
  ),
);

export type CategoryRule = v.InferOutput<typeof categoryRuleSchema>;
