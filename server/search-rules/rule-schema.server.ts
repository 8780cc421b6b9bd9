import * as v from 'valibot';
import { findFilterKey } from '#domain/facets/filter-keys.ts';

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
const scope = {
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not the name of a rule.'))),
  brand: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.'))),
  locale: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'This is not a language.'))),
  isActive: v.boolean(),
};

/** A place in this shop: anything else could send shoppers to a stranger. */
const shopAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'Keep the address under 300 characters.'),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Give an address of this shop, beginning with one slash.'),
);

const filterValues = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      v.array(phrase),
      v.minLength(1, 'Name at least one value.'),
      v.maxLength(MAX_VALUES, 'Too many values.'),
    ),
  ),
  v.check((values) => Object.keys(values).every((key) => findFilterKey(key)), 'Nobody knows this filter.'),
);

const synonyms = v.object({
  ...scope,
  kind: v.literal('synonyms'),
  words: v.pipe(
    v.array(phrase),
    v.minLength(2, 'A group needs two ways to say it.'),
    v.maxLength(MAX_WORDS, 'Too many words in one group.'),
  ),
});

const redirect = v.object({
  ...scope,
  kind: v.literal('redirect'),
  queries: v.pipe(
    v.array(phrase),
    v.minLength(1, 'Say what shoppers type.'),
    v.maxLength(MAX_WORDS, 'Too many searches for one redirect.'),
  ),
  url: shopAddress,
});

const ranking = v.pipe(
  v.object({
    ...scope,
    kind: v.literal('ranking'),
    when: v.pipe(
      v.object({
        query: v.optional(phrase),
        categorySlug: v.optional(slug),
        context: v.optional(v.pipe(v.string(), v.regex(/^[\w:-]{1,60}$/, 'This is not a context.'))),
      }),
      v.check((when) => Object.values(when).some(Boolean), 'Say when the rule holds.'),
    ),
    pin: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not a product.'))),
        v.maxLength(MAX_VALUES, 'Too many products.'),
      ),
      [],
    ),
    boost: v.optional(filterValues, {}),
    bury: v.optional(filterValues, {}),
  }),
  v.check(
    ({ pin, boost, bury }) => pin.length + Object.keys(boost).length + Object.keys(bury).length > 0,
    'Say what comes first or last.',
  ),
);

export const ruleSchema = v.variant('kind', [synonyms, redirect, ranking]);

/** A rule as somebody writes it; without an id it is a new one. */
export type SearchRuleDraft = v.InferInput<typeof ruleSchema>;
export type CheckedRule = v.InferOutput<typeof ruleSchema>;
export type StoredRule = CheckedRule & { id: string; updatedAt: Date };

/** What has to be changed before a rule can stand. */
export interface RuleProblem {
  /** Where in the rule, such as `url` or `words.1`; empty for the rule as a whole. */
  path: string;
  message: string;
}

export function readRule(draft: unknown): { rule: CheckedRule } | { problems: RuleProblem[] } {
  const parsed = v.safeParse(ruleSchema, draft);
  if (parsed.success) return { rule: parsed.output };
  return {
    problems: parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}
