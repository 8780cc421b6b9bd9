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
