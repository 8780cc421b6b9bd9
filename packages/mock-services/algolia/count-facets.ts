import type { AlgoliaIndex } from './algolia-index.ts';
import { type AlgoliaRecord, flatten, numbersOf } from './attributes.ts';
import type { SearchParams } from './search.ts';

/** Counts of the requested facets, and statistics of numeric ones. */
export function countFacets(index: AlgoliaIndex, records: readonly AlgoliaRecord[], params: SearchParams) {
  const wanted =
    typeof params.facets === 'string' ? [params.facets] : (params.facets as string[] | undefined);
  if (!wanted || wanted.length === 0) return {};
  const most = Number(params.maxValuesPerFacet ?? index.settings.maxValuesPerFacet ?? 100);
  const names = wanted.includes('*') ? index.facetNames() : wanted.filter((name) => index.facetKind(name));
  const counted = new Map<string, Map<string, number>>(names.map((name) => [name, new Map()]));
  for (const record of records) {
    for (const [name, values] of flatten(record)) {
      const counts = counted.get(name);
      if (!counts) continue;
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {};
  for (const [name, counts] of counted) {
    if (counts.size === 0) continue;
    const largest = [...counts]
      .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      .slice(0, most);
    facets[name] = Object.fromEntries(largest);
    const numbers = records.flatMap((record) => numbersOf(record, name));
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, number) => total + number, 0);
    stats[name] = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum };
  }
  return { facets, ...(Object.keys(stats).length > 0 && { facets_stats: stats }) };
}
