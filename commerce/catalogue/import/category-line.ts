import * as v from 'valibot';

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower-case letters, digits and dashes.'),
);
const texts = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(5_000, 'must be at most 5,000 characters.'))),
  v.check((given) => Boolean(given['en-GB']), 'must have a text for en-GB.'),
);

export const CATEGORY_KINDS = [
  'department',
  'category',
  'collection',
  'occasion',
  'sale',
  'new-in',
  'brand',
] as const;

/** A category. Its parent must be on an earlier line or in the shop already. */
export const categoryLine = v.strictObject({
  format: v.optional(v.literal(1, 'must be 1, the only format there is.')),
  kind: v.literal('category'),
  slug,
  parent: v.optional(v.nullable(slug)),
  names: texts,
  descriptions: v.optional(v.nullable(texts)),
  type: v.optional(v.picklist(CATEGORY_KINDS, `must be one of ${CATEGORY_KINDS.join(', ')}.`)),
});

export type CategoryLine = v.InferOutput<typeof categoryLine>;

export const brandLine = v.strictObject({
  format: v.optional(v.literal(1, 'must be 1, the only format there is.')),
  kind: v.literal('brand'),
  slug,
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty.')),
  type: v.optional(
    v.picklist(['house', 'known', 'marketplace'], 'must be one of house, known, marketplace.'),
  ),
  description: v.optional(v.string()),
});

export type BrandLine = v.InferOutput<typeof brandLine>;
