import { INTENSIFIERS, MEASURES, NEGATIONS, NEGATIVE, POSITIVE } from './review-lexicon.ts';
import { clausesOf, wordsOf } from './words.ts';

const NEGATION_REACH = 4;

/** A verb may be between the negation and these words: "does not burn well". */
const MANNER = new Set(['well', 'nicely', 'properly', 'perfectly', 'good', 'great', 'beautifully']);

/** Whether a negation precedes this word with only intensifiers between. */
function isNegated(words: readonly string[], position: number): boolean {
  let verbsAllowed = MANNER.has(words[position] ?? '') ? 1 : 0;
  for (let back = 1; back <= NEGATION_REACH && position - back >= 0; back += 1) {
    const word = words[position - back] ?? '';
    if (NEGATIONS.has(word)) return words[position - back + 1] !== 'only';
    if (INTENSIFIERS.has(word) || word === 'only') continue;
    if (verbsAllowed === 0) return false;
    verbsAllowed -= 1;
  }
  return false;
}

function weigh(words: readonly string[], position: number): number {
  const word = words[position] ?? '';
  const before = words[position - 1];
  if (before === 'too' && MEASURES.has(word)) return -1;
  // "true to size" praises the size; "true" alone says little.
  if (word === 'true' && words[position + 1] !== 'to') return 0;
  if (word === 'well' && before === 'as') return 0;
  if (POSITIVE.has(word)) return 1;
  return NEGATIVE.has(word) ? -1 : 0;
}

/** Positive for praise, negative for complaints; "not good" is a complaint and "not too tight" is praise. */
export function sentimentOfClause(clause: string): number {
  const words = wordsOf(clause);
  let score = 0;
  for (let position = 0; position < words.length; position += 1) {
    const weight = weigh(words, position);
    if (weight !== 0) score += isNegated(words, position) ? -weight : weight;
  }
  return score;
}

export function sentimentOf(text: string): number {
  return clausesOf(text).reduce((score, clause) => score + sentimentOfClause(clause), 0);
}

/** Whether a text contains both praise and complaint. */
export function isMixed(text: string): boolean {
  const tones = clausesOf(text).map((clause) => Math.sign(sentimentOfClause(clause)));
  return tones.includes(1) && tones.includes(-1);
}
