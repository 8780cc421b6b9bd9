import * as v from 'valibot';
import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { shopAddress } from '#commerce/links/shop-address.ts';

const MAX_WORDS = 40;
const MAX_VALUES = 50;

const phrase = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write at least one word.'),
  v.maxLength(80, 'Keep it under 80 characters.'),
);
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9-]{1,80}$/, 'This is not the address of a category.'),
);
const ruleId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not the name of a rule.'));

/** Titles, descriptions and controls are for the form in the back office. */
const scope = {
  brand: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.'))),
    v.metadata({ control: 'shop' }),
  ),
  locale: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'This is not a language.'))),
    v.title('Language'),
    v.metadata({ control: 'language' }),
  ),
  isActive: v.pipe(v.boolean(), v.title('Active')),
};

const filterValues = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      v.array(phrase),
      v.minLength(1, 'Name at least one value.'),
      v.maxLength(MAX_VALUES, 'Too many values.'),
    ),
  ),
  v.check((values) => Object.keys(values).every((key) => findFacet(key)), 'This filter does not exist.'),
);

export const synonymsSchema = v.object({
  kind: v.literal('synonyms'),
  words: v.pipe(
    v.array(phrase),
    v.minLength(2, 'A group needs at least two words.'),
    v.maxLength(MAX_WORDS, 'Too many words in one group.'),
    v.title('Words that mean the same'),
    v.description('One a line. A search for one of them finds products of all of them.'),
    v.metadata({ control: 'lines' }),
  ),
  ...scope,
});

export const redirectSchema = v.object({
  kind: v.literal('redirect'),
  queries: v.pipe(
    v.array(phrase),
    v.minLength(1, 'Enter at least one search.'),
    v.maxLength(MAX_WORDS, 'Too many searches for one redirect.'),
    v.title('What shoppers type'),
    v.description('One search a line.'),
    v.metadata({ control: 'lines' }),
  ),
  url: v.pipe(
    shopAddress,
    v.title('Address'),
    v.description('An address of this shop, such as /pages/informational/returns.'),
  ),
  urlMobile: v.optional(
    v.pipe(
      v.nullable(shopAddress),
      v.title('Address for phones'),
      v.description('Only where phones need another page.'),
    ),
    null,
  ),
  ...scope,
});

export const rankingSchema = v.pipe(
  v.object({
    kind: v.literal('ranking'),
    when: v.pipe(
      v.object({
        query: v.optional(v.pipe(phrase, v.title('A shopper searches for'))),
        categorySlug: v.optional(
          v.pipe(slug, v.title('A shopper opens the category'), v.metadata({ control: 'category' })),
        ),
        context: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(60, 'Keep it under 60 characters.'),
            v.regex(/^[\w:-]+$/, 'This is not a context.'),
            v.title('On lists with the context'),
            v.description('category, search, or a context that your developers set.'),
          ),
        ),
      }),
      v.check((when) => Object.values(when).some(Boolean), 'Enter at least one condition.'),
      v.title('Applies when'),
    ),
    pin: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not a product.'))),
        v.maxLength(MAX_VALUES, 'Too many products.'),
        v.title('Pinned'),
        v.description('These products lead the list, in this order.'),
        v.metadata({ control: 'products-by-id' }),
      ),
      [],
    ),
    boost: v.optional(
      v.pipe(
        filterValues,
        v.title('Boosted'),
        v.description('Products with one of these values come earlier.'),
        v.metadata({ control: 'filters' }),
      ),
      {},
    ),
    bury: v.optional(
      v.pipe(
        filterValues,
        v.title('Buried'),
        v.description('Products with one of these values come last.'),
        v.metadata({ control: 'filters' }),
      ),
      {},
    ),
    ...scope,
  }),
  v.check(
    ({ pin, boost, bury }) => pin.length + Object.keys(boost).length + Object.keys(bury).length > 0,
    'Enter at least one product or value.',
  ),
);

export const ruleSchema = v.variant('kind', [synonymsSchema, redirectSchema, rankingSchema]);

/** A rule as it is entered; without an id it is a new one. */
export type SearchRuleDraft = v.InferInput<typeof ruleSchema> & { id?: string };
export type CheckedRule = v.InferOutput<typeof ruleSchema> & { id?: string };
export type StoredRule = CheckedRule & { id: string; updatedAt: Date };

/** What has to be changed before a rule can be stored. */
export interface RuleProblem {
  /** Where in the rule, such as `url` or `words.1`; empty for the rule as a whole. */
  path: string;
  message: string;
}

export function readRule(draft: unknown): { rule: CheckedRule } | { problems: RuleProblem[] } {
  const parsed = v.safeParse(v.intersect([v.object({ id: v.optional(ruleId) }), ruleSchema]), draft);
  if (parsed.success) return { rule: parsed.output };
  return {
    problems: parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}
