import type * as v from 'valibot';
import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { defineResource, type Resource } from '#commerce/resources/define-resource.ts';
import { rankingSchema, redirectSchema, synonymsSchema } from './rule-schema.ts';

type Synonyms = v.InferOutput<typeof synonymsSchema>;
type Redirect = v.InferOutput<typeof redirectSchema>;
type Ranking = v.InferOutput<typeof rankingSchema>;

interface RuleScope {
  brand: string | null;
  locale: string | null;
  isActive: boolean;
}

const everywhere: RuleScope = { brand: null, locale: null, isActive: true };

const switchActions = [
  {
    name: 'activate',
    label: 'Switch on',
    isBulk: true,
    isFor: ({ isActive }: RuleScope) => !isActive,
    change: <Rule extends RuleScope>(rule: Rule) => ({ ...rule, isActive: true }),
  },
  {
    name: 'deactivate',
    label: 'Switch off',
    isBulk: true,
    isFor: ({ isActive }: RuleScope) => isActive,
    change: <Rule extends RuleScope>(rule: Rule) => ({ ...rule, isActive: false }),
  },
];

/** What every kind of rule has in common. */
function ruleResource<Rule extends RuleScope>(
  rule: Pick<Resource<Rule>, 'name' | 'kind' | 'one' | 'many' | 'line' | 'schema' | 'title' | 'blank'> & {
    label: string;
    detail?: (rule: Rule) => string;
  },
): Resource {
  const { label, detail, ...own } = rule;
  return defineResource<Rule>({
    ...own,
    permissions: { read: 'search.read', write: 'search.write' },
    status: {
      of: ({ isActive }) => (isActive ? 'live' : 'paused'),
      names: { live: 'Live', paused: 'Paused' },
    },
    list: {
      sort: 'title',
      columns: [
        { name: 'title', label, isSortable: true, value: (body) => own.title(body), detail },
        { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
        { name: 'locale', label: 'Language', format: 'language', isSortable: true },
      ],
      filters: [
        { name: 'brand', label: 'Brand', options: 'brands' },
        { name: 'locale', label: 'Language', options: 'languages' },
      ],
    },
    actions: switchActions,
    brandOf: ({ brand }) => brand,
    affectsShoppers: true,
  });
}

export const synonymsResource = ruleResource<Synonyms>({
  name: 'synonyms',
  one: 'group of synonyms',
  many: 'Synonyms',
  line: 'Words that mean the same in a search.',
  label: 'Words',
  schema: synonymsSchema,
  title: ({ words }) => listWords(words),
  blank: () => ({ kind: 'synonyms', words: [], ...everywhere }),
});

export const searchRedirectResource = ruleResource<Redirect>({
  name: 'search-redirects',
  kind: 'redirect',
  one: 'search redirect',
  many: 'Search redirects',
  line: 'Searches that lead to a page instead of a list.',
  label: 'Searches',
  schema: redirectSchema,
  title: ({ queries }) => listWords(queries),
  detail: ({ url }) => `leads to ${url}`,
  blank: () => ({ kind: 'redirect', queries: [], url: '', urlMobile: null, ...everywhere }),
});

export const rankingResource = ruleResource<Ranking>({
  name: 'ranking',
  one: 'ranking rule',
  many: 'Ranking',
  line: 'What comes first and what comes last, in a category or for a search.',
  label: 'Applies when',
  schema: rankingSchema,
  title: ({ when }) => describeCondition(when),
  detail: describeOrder,
  blank: () => ({ kind: 'ranking', when: {}, pin: [], boost: {}, bury: {}, ...everywhere }),
});

const LISTED = 5;

function listWords(words: readonly string[] = []): string {
  const rest = words.length - LISTED;
  return words.slice(0, LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function describeCondition({ query, categorySlug, context }: Ranking['when']): string {
  const parts = [
    query && `search for “${query}”`,
    categorySlug && `in ${categorySlug}`,
    context && `on ${context} lists`,
  ];
  return parts.filter(Boolean).join(', ');
}

function describeOrder({ pin, boost, bury }: Ranking): string {
  const named = (values: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(values)
      .map(([key, list]) => `${findFacet(key)?.label ?? key} ${listWords(list)}`)
      .join('; ');
  return [
    pin.length > 0 && `${pin.length} first`,
    named(boost) && `up: ${named(boost)}`,
    named(bury) && `down: ${named(bury)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
