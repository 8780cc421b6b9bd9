import type { SynonymTable } from '@selvedge/search-index/text/synonym-table.ts';
import { ALL_FIELDS, WORD_FIELDS } from './index-mapping.ts';
import type { ParsedText } from './names.ts';

type Clause = Record<string, unknown>;

/** How words match: as typed; then with typos and incomplete words; then also in descriptions; then any of the words. */
export const MATCH_MODES = ['exact', 'fuzzy', 'description', 'any'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

const SYNONYM_WEIGHT = 0.8;
const MAX_SYNONYM_WORDS = 3;

export function textClause(parsed: ParsedText, mode: MatchMode, synonyms: SynonymTable): Clause {
  const slots = groupSynonyms(parsed.stems, synonyms).map(({ alternatives, isLast }) => ({
    dis_max: {
      queries: [
        ...alternatives.map((stems, i) => phraseOf(stems, i === 0 ? 1 : SYNONYM_WEIGHT, mode)),
        ...(mode !== 'exact' && isLast && parsed.last !== null && parsed.last.length > 1
          ? [{ constant_score: { filter: { prefix: { surfaces: parsed.last } }, boost: 3 } }]
          : []),
      ],
    },
  }));
  return mode === 'any' ? { bool: { should: slots, minimum_should_match: 1 } } : { bool: { must: slots } };
}

/** Single words, or several that the synonyms know as one term ("bathing suit"). */
function groupSynonyms(stems: readonly string[], synonyms: SynonymTable) {
  const slots: { alternatives: string[][]; isLast: boolean }[] = [];
  for (let i = 0; i < stems.length; ) {
    let length = Math.min(MAX_SYNONYM_WORDS, stems.length - i);
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

function phraseOf(stems: readonly string[], boost: number, mode: MatchMode): Clause {
  const words = stems.map((stem) => wordClause(stem, mode));
  const [word, ...others] = words;
  return word && others.length === 0 ? boosted(word, boost) : { bool: { must: words, boost } };
}

function wordClause(stem: string, mode: MatchMode): Clause {
  const isFuzzy = mode !== 'exact';
  return {
    multi_match: {
      query: stem,
      type: 'most_fields',
      fields: mode === 'exact' || mode === 'fuzzy' ? WORD_FIELDS : ALL_FIELDS,
      ...(isFuzzy && { fuzziness: 'AUTO:4,8', prefix_length: 1, max_expansions: 30 }),
    },
  };
}

function boosted(clause: Clause, boost: number): Clause {
  return boost === 1 ? clause : { bool: { must: [clause], boost } };
}
