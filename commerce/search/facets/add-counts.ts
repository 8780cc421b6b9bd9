import type { CountedFacet } from './describe-facets.ts';

/** The counts of two parts of one list, added up: a value's count is what the list shows when it is selected. */
export function addCounts(first: readonly CountedFacet[], second: readonly CountedFacet[]): CountedFacet[] {
  if (second.length === 0) return [...first];
  const others = new Map(second.map((facet) => [facet.key, facet]));
  const added = first.map((facet) => {
    const other = others.get(facet.key);
    others.delete(facet.key);
    return other === undefined ? facet : addFacet(facet, other);
  });
  return [...added, ...others.values()];
}

function addFacet(one: CountedFacet, other: CountedFacet): CountedFacet {
  const counts = new Map(one.terms.map(({ term, count }) => [term, count]));
  for (const { term, count } of other.terms) counts.set(term, (counts.get(term) ?? 0) + count);
  const range = [one.range, other.range].filter((given) => given !== undefined);
  return {
    key: one.key,
    terms: [...counts]
      .map(([term, count]) => ({ term, count }))
      .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1)),
    ...(range.length > 0 && {
      range: {
        min: Math.min(...range.map(({ min }) => min)),
        max: Math.max(...range.map(({ max }) => max)),
      },
    }),
  };
}
