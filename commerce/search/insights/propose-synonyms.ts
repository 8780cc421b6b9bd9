import { stemWord } from '@selvedge/search-index/text/stemmer.ts';
import { splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import type { WordRelation } from '@selvedge/search-index/types.ts';

/** A search that was followed by another of the same shopper. */
export interface Refinement {
  from: string;
  to: string;
  times: number;
}

/** So many shoppers have to replace one word by another before it counts. */
const MIN_TIMES = 3;
const SURE_TIMES = 10;

/** Words that shoppers replace: "settee" by "sofa" in "blue settee", "blue sofa". */
export function relationsFromRefinements(refinements: readonly Refinement[]): WordRelation[] {
  const times = new Map<string, number>();
  for (const refinement of refinements) {
    const pair = replacedWord(refinement);
    if (pair !== null) times.set(pair, (times.get(pair) ?? 0) + refinement.times);
  }
  return [...times]
    .filter(([, count]) => count >= MIN_TIMES)
    .map(([pair, count]) => {
      const [word = '', other = ''] = pair.split(' ');
      return { word, other, weight: Math.min(1, count / SURE_TIMES), because: [`${count} shoppers`] };
    });
}

function replacedWord({ from, to }: Refinement): string | null {
  const [before, after] = [splitWords(from), splitWords(to)];
  if (before.length !== after.length) return null;
  const changed = before.flatMap((word, i) => (word === after[i] ? [] : [i]));
  const [at] = changed;
  return changed.length === 1 && at !== undefined ? `${before[at]} ${after[at]}` : null;
}

/**
 * Relations of the catalogue that may mend a search. Words used alike ("winter", "autumn") are seldom the same: only where
 * shoppers type one of them and find or open nothing is it worth asking.
 */
export function relationsForSearches(
  relations: readonly WordRelation[],
  searches: readonly { query: string; results: number; clicks: number }[],
): WordRelation[] {
  const failing = searches.filter(({ results, clicks }) => results === 0 || clicks === 0);
  const typed = new Set(failing.flatMap(({ query }) => splitWords(query).map(stemWord)));
  return relations.filter(({ word, other }) => typed.has(stemWord(word)) || typed.has(stemWord(other)));
}

const MIN_WEIGHT = 0.45;
const MOST = 50;

/** Synonyms for staff to decide on: strong relations of words, not of brands, that no rule has yet; each pair once, strongest first. */
export function proposeSynonyms(
  relations: readonly WordRelation[],
  groups: readonly (readonly string[])[],
  brandWords: ReadonlySet<string> = new Set(),
): WordRelation[] {
  const known = new Set(
    groups.flatMap((group) => group.flatMap((one) => group.map((other) => `${one} ${other}`))),
  );
  const proposed = new Map<string, WordRelation>();
  for (const relation of relations.toSorted((a, b) => b.weight - a.weight)) {
    const pair = [relation.word, relation.other].sort().join(' ');
    if (brandWords.has(relation.word) || brandWords.has(relation.other)) continue;
    if (relation.weight < MIN_WEIGHT || known.has(pair) || proposed.has(pair)) continue;
    proposed.set(pair, relation);
  }
  return [...proposed.values()].slice(0, MOST);
}
