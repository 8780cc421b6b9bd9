import { stemOf } from '#commerce/reviews/words.ts';
import type { Term } from './vocabulary.ts';

export interface FoundTerm {
  name: string;
  /** "not black", "anything but red". */
  isExcluded: boolean;
  /** The position of its first word. */
  from: number;
  length: number;
}

export function chatWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Splits at spaces and hyphens: "long-sleeved" is "long sleeved". */
export function piecesOf(phrase: string): string[] {
  return phrase.toLowerCase().split(/[\s-]+/);
}

interface Phrase {
  name: string;
  pieces: string[];
  isExact: boolean;
}

const NEGATIONS = new Set([
  'not',
  'no',
  'without',
  'except',
  "don't",
  'dont',
  "isn't",
  'isnt',
  'avoid',
  'but',
  'nothing',
]);
const BETWEEN = new Set(['in', 'a', 'the', 'any', 'too', 'want', 'like', 'very', 'with', 'anything']);
const SHORTEST_TYPO = 5;

function isNegatedAt(words: readonly string[], position: number): boolean {
  for (let back = position - 1; back >= 0 && back >= position - 3; back -= 1) {
    const word = words[back] ?? '';
    // "but" excludes only in "anything but"; otherwise it joins two wishes.
    if (word === 'but') return /^(?:anything|everything|nothing|any|all)$/.test(words[back - 1] ?? '');
    if (NEGATIONS.has(word)) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** Whether the words differ by one wrong, missing, extra or swapped letter after the first. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function phrasesOf(terms: readonly Term[]): Phrase[] {
  return terms
    .flatMap(({ name, words }) =>
      words.map((word) => {
        const isExact = word.startsWith('=');
        const pieces = piecesOf(isExact ? word.slice(1) : word);
        return { name, pieces: isExact ? pieces : pieces.map(stemOf), isExact };
      }),
    )
    .toSorted((a, b) => b.pieces.length - a.pieces.length);
}

const compiled = new WeakMap<readonly Term[], Phrase[]>();

function compile(terms: readonly Term[]): Phrase[] {
  let phrases = compiled.get(terms);
  if (!phrases) {
    phrases = phrasesOf(terms);
    compiled.set(terms, phrases);
  }
  return phrases;
}

/** Terms in sentence order, the longest phrase first at each position; if none matches, one typo per word is allowed. */
export function findTerms(words: readonly string[], terms: readonly Term[], allowTypos = true): FoundTerm[] {
  const spoken = words.flatMap(piecesOf);
  const stems = spoken.map(stemOf);
  const phrases = compile(terms);
  const found: FoundTerm[] = [];
  const add = (name: string, from: number, length: number) => {
    found.push({ name, isExcluded: isNegatedAt(spoken, from), from, length });
  };
  for (let position = 0; position < spoken.length; ) {
    const match = phrases.find(({ pieces, isExact }) =>
      pieces.every((piece, n) => piece === (isExact ? spoken[position + n] : stems[position + n])),
    );
    if (match) add(match.name, position, match.pieces.length);
    position += match?.pieces.length ?? 1;
  }
  if (found.length > 0 || !allowTypos) return found;
  for (const [position, stem] of stems.entries()) {
    if (stem.length < SHORTEST_TYPO) continue;
    const near = phrases.find(
      ({ pieces, isExact }) => !isExact && pieces.length === 1 && pieces[0] && isOneTypoAway(stem, pieces[0]),
    );
    if (near) add(near.name, position, 1);
  }
  return found;
}
