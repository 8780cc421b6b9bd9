import { stemPhrase } from '@selvedge/search-index/text/stemmer.ts';
import { splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import type { AlgoliaIndex, AlgoliaRule } from './algolia-index.ts';
import type { AlgoliaRecord } from './attributes.ts';
import type { SearchParams } from './search.ts';

/** The rules whose conditions the search meets. */
export function matchingRules(index: AlgoliaIndex, params: SearchParams): AlgoliaRule[] {
  const contexts = Array.isArray(params.ruleContexts) ? params.ruleContexts : [];
  const phrase = (text: string) => splitWords(text).join(' ');
  const query = phrase(String(params.query ?? ''));
  const filtered = JSON.stringify(params.facetFilters ?? []);
  return [...index.rules.values()].filter(({ conditions = [] }) =>
    conditions.some((when) => {
      if (when.context !== undefined && !contexts.includes(when.context)) return false;
      if (when.filters !== undefined && !filtered.includes(JSON.stringify(when.filters.replaceAll('"', ''))))
        return false;
      if (when.pattern === undefined) return true;
      const pattern = phrase(when.pattern);
      if (when.alternatives) return stemPhrase(splitWords(query)) === stemPhrase(splitWords(pattern));
      return when.anchoring === 'contains' ? query.includes(pattern) : query === pattern;
    }),
  );
}

export function optionalFiltersOf(params: SearchParams, rules: readonly AlgoliaRule[]): string[] {
  const own = Array.isArray(params.optionalFilters) ? params.optionalFilters.flat() : [];
  return [...own, ...rules.flatMap(({ consequence }) => consequence.params?.optionalFilters ?? [])].map(
    String,
  );
}

/** Moves promoted records to the positions of their rules. */
export function promote(
  records: AlgoliaRecord[],
  rules: readonly AlgoliaRule[],
  index: AlgoliaIndex,
  tests: readonly ((record: AlgoliaRecord) => boolean)[],
): AlgoliaRecord[] {
  const list = [...records];
  for (const { consequence } of rules) {
    for (const { objectID, objectIDs, position } of consequence.promote ?? []) {
      for (const [turn, id] of (objectIDs ?? [objectID ?? '']).entries()) {
        const record = index.store.records.get(id);
        if (!record || (consequence.filterPromotes && !tests.every((test) => test(record)))) continue;
        const at = list.indexOf(record);
        if (at >= 0) list.splice(at, 1);
        list.splice(position + turn, 0, record);
      }
    }
  }
  return list;
}
