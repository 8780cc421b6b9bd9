import { DEFAULT_SYNONYMS } from '@selvedge/search-index/text/english-words.ts';
import type { ScopedRules, SearchRule, SearchRules } from '#commerce/search/provider.ts';
import { scopedContext } from './rule-contexts.ts';

interface Condition {
  pattern?: string;
  anchoring?: 'is';
  alternatives?: boolean;
  context?: string;
  filters?: string;
}

/** A rule in Algolia's format. */
export interface IndexRule {
  objectID: string;
  conditions: Condition[];
  consequence: object;
}

/** Synonym groups in Algolia's format, the built-in English ones first. Algolia has no synonyms for one site only. */
export function toSynonyms({ synonyms }: SearchRules) {
  return [...DEFAULT_SYNONYMS, ...synonyms].map((group, i) => ({
    objectID: `synonym-${i}`,
    type: 'synonym',
    synonyms: group,
  }));
}

type RuleScope = Omit<SearchRules, 'scoped'> & { scope: ScopedRules | null };

/** Redirects, pins, boosts and buries as Algolia rules; those of one site or language get their own rule context. */
export function toRules({ scoped = [], ...everywhere }: SearchRules): IndexRule[] {
  const scopes: RuleScope[] = [
    { ...everywhere, scope: null },
    ...scoped.map((scope) => ({ ...scope, scope })),
  ];
  // The first matching redirect wins, so the most specific come first; of pins, the last wins.
  const redirects = scopes.toReversed().flatMap(({ redirects, scope }) =>
    redirects.map(({ query, url, urlMobile }) => ({
      conditions: [{ ...wordsCondition(query), ...contextCondition(undefined, scope) }],
      consequence: {
        params: { renderingContent: { redirect: { url } } },
        // Algolia has one redirect for all devices; that of phones travels in the rule's custom data.
        ...(urlMobile && { userData: { redirectMobile: urlMobile } }),
      },
    })),
  );
  const rules = scopes.flatMap(({ rules, scope }) => rules.map((rule) => toRule(rule, scope)));
  return [
    ...redirects.map((rule, i) => ({ objectID: `redirect-${i}`, ...rule })),
    ...rules.map((rule, i) => ({ objectID: `rule-${i}`, ...rule })),
  ];
}

function toRule(
  { when, pin = [], boost = {}, bury = {} }: SearchRule,
  scope: ScopedRules | null,
): Omit<IndexRule, 'objectID'> {
  const optionalFilters = [
    ...Object.entries(boost).flatMap(([key, values]) => values.map((value) => `${key}:${value}`)),
    ...Object.entries(bury).flatMap(([key, values]) => values.map((value) => `${key}:-${value}`)),
  ];
  return {
    conditions: [
      {
        ...(when.query !== undefined && wordsCondition(when.query)),
        ...contextCondition(when.context, scope),
        ...(when.categorySlug !== undefined && { filters: `categorySlugs:"${when.categorySlug}"` }),
      },
    ],
    consequence: {
      ...(pin.length > 0 && {
        promote: pin.map((id, position) => ({ objectID: id, position })),
        filterPromotes: true,
      }),
      ...(optionalFilters.length > 0 && { params: { optionalFilters } }),
    },
  };
}

const wordsCondition = (query: string) => ({
  pattern: query,
  anchoring: 'is' as const,
  alternatives: true,
});

function contextCondition(context: string | undefined, scope: ScopedRules | null): { context?: string } {
  const ruleContext = scopedContext(context, scope);
  return ruleContext === undefined ? {} : { context: ruleContext };
}
