import type { SynonymBook } from '@selvedge/search-index/synonym-book.ts';
import { LAST_FIELDS, WORD_FIELDS } from './index-mapping.ts';
import type { Reading } from './names.ts';

type Clause = Record<string, unknown>;

/** How hard to look: as typed; then with slips and half words; then in descriptions; then for any of the words. */
export const EFFORTS = ['exact', 'forgiving', 'description', 'any'] as const;
export type Effort = (typeof EFFORTS)[number];

const SYNONYM_WEIGHT = 0.8;
const LONGEST_SYNONYM = 3;

export function textClause(reading: Reading, effort: Effort, synonyms: SynonymBook): Clause {
  const slots = planSlots(reading.stems, synonyms).map(({ alternatives, isLast }) => ({
    dis_max: {
      queries: [
        ...alternatives.map((stems, i) => phraseOf(stems, i === 0 ? 1 : SYNONYM_WEIGHT, effort)),
        ...(effort !== 'exact' && isLast && reading.last !== null && reading.last.length > 1
          ? [{ constant_score: { filter: { prefix: { surfaces: reading.last } }, boost: 3 } }]
          : []),
      ],
    },
  }));
  return effort === 'any' ? { bool: { should: slots, minimum_should_match: 1 } } : { bool: { must: slots } };
}

/** Words, or several that are one thing in the synonyms ("bathing suit"). */
function planSlots(stems: readonly string[], synonyms: SynonymBook) {
  const slots: { alternatives: string[][]; isLast: boolean }[] = [];
  for (let i = 0; i < stems.length; ) {
    let length = Math.min(LONGEST_SYNONYM, stems.length - i);
    while (length > 1 && !synonyms.has(stems.slice(i, i + length).join(' '))) length -= 1;
    const phrase = stems.slice(i, i + length);
    i += length;
    slots.push({
      alternatives: [phrase, ...synonyms.othersFor(phrase.join(' '))],
      isLast: i === stems.length,
    });
  }
  return slots;
}

function phraseOf(stems: readonly string[], boost: number, effort: Effort): Clause {
  const words = stems.map((stem) => wordClause(stem, effort));
  return words.length === 1 ? boosted(words[0]!, boost) : { bool: { must: words, boost } };
}

function wordClause(stem: string, effort: Effort): Clause {
  const isForgiving = effort !== 'exact';
  return {
    multi_match: {
      query: stem,
      type: 'most_fields',
      fields: effort === 'exact' || effort === 'forgiving' ? WORD_FIELDS : LAST_FIELDS,
      ...(isForgiving && { fuzziness: 'AUTO:4,8', prefix_length: 1, max_expansions: 30 }),
    },
  };
}

function boosted(clause: Clause, boost: number): Clause {
  return boost === 1 ? clause : { bool: { must: [clause], boost } };
}
