import { DEFAULT_SYNONYMS } from '#server/search/english-words.server.ts';
import type { SearchRule, SearchRules } from '../contract.ts';

/** Synonym groups as the index keeps them; the shop's own English ones come first. */
export function toSynonyms({ synonyms }: SearchRules) {
  return [...DEFAULT_SYNONYMS, ...synonyms].map((group, i) => ({
    objectID: `synonym-${i}`,
    type: 'synonym',
    synonyms: group,
  }));
}

/** Redirects, pins, boosts and buries as rules of the index. */
export function toRules({ redirects, rules }: SearchRules) {
  return [
    ...redirects.map(({ query, url }, i) => ({
      objectID: `redirect-${i}`,
      conditions: [{ pattern: query, anchoring: 'is', alternatives: true }],
      consequence: { params: { renderingContent: { redirect: { url } } } },
    })),
    ...rules.map((rule, i) => toRule(rule, `rule-${i}`)),
  ];
}

function toRule({ when, pin = [], boost = {}, bury = {} }: SearchRule, objectID: string) {
  const optionalFilters = [
    ...Object.entries(boost).flatMap(([key, values]) => values.map((value) => `${key}:${value}`)),
    ...Object.entries(bury).flatMap(([key, values]) => values.map((value) => `${key}:-${value}`)),
  ];
  return {
    objectID,
    conditions: [
      {
        ...(when.query !== undefined && { pattern: when.query, anchoring: 'is', alternatives: true }),
        ...(when.context !== undefined && { context: when.context }),
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
