import type { PhraseBooks } from './phrase-books.ts';

export interface TypedSize {
  /** Labels that the size is printed as. */
  values: string[];
  /** Words that it took to say it. */
  length: number;
}

/** Sizes that stand for themselves: "xl", "34dd", "42r", "medium", "king". */
const LONE_SIZE = /^(?:\d?x{1,3}[sl]|\d+[a-z]{1,4}|small|medium|large|single|double|king)$/;
const NUMBER = /^\d{1,2}$/;

/** "size 12", "uk 12", "age 5", "king size", "extra large", a size that can be nothing else, or a number at the end. */
export function takeTypedSize(
  words: readonly string[],
  index: number,
  phrases: Pick<PhraseBooks, 'findSizes'>,
): TypedSize | null {
  const word = words[index]!;
  if (word === 'size' || word === 'uk') {
    const skip = words[index + 1] === 'uk' ? 2 : 1;
    return takeAt(words, index + skip, phrases, skip);
  }
  if (word === 'age' || word === 'aged') {
    const values = phrases.findSizes(['age', words[index + 1] ?? '']);
    const unit = /^(?:years?|months?)$/.test(words[index + 2] ?? '') ? 1 : 0;
    return values.length > 0 ? { values, length: 2 + unit } : null;
  }
  for (const length of [2, 1]) {
    if (words[index + length] !== 'size') continue;
    const values = phrases.findSizes(words.slice(index, index + length));
    if (values.length > 0) return { values, length: length + 1 };
  }
  const pair = words.slice(index, index + 2);
  if (/^(?:extra (?:small|large)|super king|\d+ years?)$/.test(pair.join(' '))) {
    const values = phrases.findSizes(pair);
    if (values.length > 0) return { values, length: 2 };
  }
  const isLast = index === words.length - 1;
  if (!LONE_SIZE.test(word) && !(isLast && index > 0 && NUMBER.test(word))) return null;
  const values = phrases.findSizes([word]);
  return values.length > 0 ? { values, length: 1 } : null;
}

function takeAt(
  words: readonly string[],
  start: number,
  phrases: Pick<PhraseBooks, 'findSizes'>,
  skip: number,
): TypedSize | null {
  for (const length of [2, 1]) {
    const named = words.slice(start, start + length);
    const values = named.length === length ? phrases.findSizes(named) : [];
    if (values.length > 0) return { values, length: skip + length };
  }
  return null;
}
