import { hasBit } from '../segments/bitset.ts';
import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { MergeSource } from '../segments/merge-documents.ts';
import { SegmentReader } from '../segments/segment-reader.ts';
import type { WordRelation } from '../types.ts';

/** Fewer documents say too little about their words. */
export const MIN_DOCUMENTS = 300;
const MAX_SAMPLE = 15_000;
const MAX_WORDS = 2_000;
const MAX_WORDS_IN_DOCUMENT = 20;
const MIN_FREQUENCY = 4;
/** A word in a larger share of the documents is everywhere. */
const MAX_SHARE = 0.3;
const MAX_CONTEXTS = 40;
const MIN_SIMILARITY = 0.3;
const MAX_RELATED = 5;
const SHOWN_CONTEXTS = 4;
/** Words that are never together ("mouse", "keyboard") may only be of the same sort. */
const NEVER_TOGETHER = 0.5;

type Context = [word: number, strength: number];

/**
 * Words that are used in the same way, learned from which words are together in products (positive pointwise mutual
 * information, compared by cosine). The sample, the words and the contexts are bounded, and the same catalogue gives the
 * same relations. A relation names the words that both have in common.
 */
export function learnRelations(sources: readonly MergeSource[]): WordRelation[] {
  const [largest] = sources.toSorted((a, b) => b.segment.size - a.segment.size);
  if (largest === undefined || largest.segment.size < MIN_DOCUMENTS) return [];
  const reader = new SegmentReader(largest.segment, largest.live);
  const terms = chooseTerms(reader);
  const { together, alone, count } = countTogether(reader, terms);
  const contexts = terms.map((_, word) => contextsOf(word, terms.length, together, alone, count));
  const users: Context[][] = terms.map(() => []);
  contexts.forEach((list, word) => {
    for (const [context, strength] of list) users[context]?.push([word, strength]);
  });
  const isHead = terms.map((term) => reader.isHead(term));
  const names = terms.map((term) => reader.terms.at(term));
  return terms.flatMap((_, word) => {
    const similarity = new Float32Array(terms.length);
    for (const [context, strength] of contexts[word] ?? []) {
      for (const [other, otherStrength] of users[context] ?? []) {
        similarity[other] = similarity[other]! + strength * otherStrength;
      }
    }
    const weightOf = (other: number) =>
      similarity[other]! * (together[word * terms.length + other]! > 0 ? 1 : NEVER_TOGETHER);
    return Array.from(terms.keys())
      .filter(
        (other) => other !== word && isHead[other] === isHead[word] && weightOf(other) >= MIN_SIMILARITY,
      )
      .sort((a, b) => weightOf(b) - weightOf(a) || a - b)
      .slice(0, MAX_RELATED)
      .map((other) => ({
        word: names[word] ?? '',
        other: names[other] ?? '',
        weight: Math.min(1, Math.round(weightOf(other) * 100) / 100),
        because: commonContexts(contexts[word] ?? [], contexts[other] ?? []).map(
          (context) => names[context] ?? '',
        ),
      }));
  });
}

/** The commonest words that tell something. */
function chooseTerms(reader: SegmentReader): number[] {
  const most = reader.data.size * MAX_SHARE;
  const found: number[] = [];
  for (let term = 0; term < reader.terms.length; term++) {
    const frequency = reader.documentFrequency(term);
    if (frequency >= MIN_FREQUENCY && frequency <= most && /^\p{L}{3,}$/u.test(reader.terms.at(term)))
      found.push(term);
  }
  return found
    .sort((a, b) => reader.documentFrequency(b) - reader.documentFrequency(a) || a - b)
    .slice(0, MAX_WORDS);
}

function countTogether(reader: SegmentReader, terms: readonly number[]) {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const step = Math.max(1, Math.ceil(reader.data.size / MAX_SAMPLE));
  const rows: number[][] = Array.from({ length: Math.ceil(reader.data.size / step) }, () => []);
  for (const isStrong of [true, false]) {
    terms.forEach((term, word) => {
      for (let i = postingStarts[term]!; i < postingStarts[term + 1]!; i++) {
        const doc = postingDocs[i]!;
        if (doc % step !== 0 || postingImpacts[i]! >= STRONG_IMPACT !== isStrong || !hasBit(reader.live, doc))
          continue;
        const row = rows[doc / step];
        if (row !== undefined && row.length < MAX_WORDS_IN_DOCUMENT) row.push(word);
      }
    });
  }
  const together = new Uint16Array(terms.length * terms.length);
  const alone = new Uint32Array(terms.length);
  for (const row of rows) {
    for (const one of row) {
      alone[one] = alone[one]! + 1;
      for (const other of row) {
        const at = one * terms.length + other;
        if (one !== other && together[at]! < 0xffff) together[at] = together[at]! + 1;
      }
    }
  }
  return { together, alone, count: rows.length };
}

/** The words that a word is with more often than by chance, as a vector of length one. */
function contextsOf(
  word: number,
  size: number,
  together: Uint16Array,
  alone: Uint32Array,
  count: number,
): Context[] {
  const found: Context[] = [];
  for (let other = 0; other < size; other++) {
    const pairs = together[word * size + other]!;
    if (pairs < 2) continue;
    const information = Math.log((pairs * count) / (alone[word]! * alone[other]!));
    if (information > 0) found.push([other, information * Math.log1p(pairs)]);
  }
  found.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const strongest = found.slice(0, MAX_CONTEXTS);
  const length = Math.hypot(...strongest.map(([, strength]) => strength)) || 1;
  return strongest.map(([other, strength]) => [other, strength / length]);
}

function commonContexts(one: readonly Context[], other: readonly Context[]): number[] {
  const strengths = new Map(other);
  return one
    .filter(([word]) => strengths.has(word))
    .sort((a, b) => b[1] * (strengths.get(b[0]) ?? 0) - a[1] * (strengths.get(a[0]) ?? 0))
    .slice(0, SHOWN_CONTEXTS)
    .map(([word]) => word);
}
