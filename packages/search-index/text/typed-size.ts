/** The labels of a size by the words that were typed, none for words that are no size. */
export interface SizeNames {
  findSizes(words: readonly string[]): string[];
}

export interface TypedSize {
  /** Facet values of the size. */
  values: string[];
  /** How many words name it. */
  length: number;
}

/** Words that can be nothing but a size: "xl", "34dd", "42r", "medium", "king". */
const LONE_SIZE = /^(?:\d?x{1,3}[sl]|\d+[a-z]{1,4}|small|medium|large|single|double|king)$/;
const NUMBER = /^\d{1,2}$/;

/** Finds a size at a position: "size 12", "uk 12", "age 5", "king size", "extra large", "xl", or a number at the end. */
export function extractTypedSize(
  words: readonly string[],
  index: number,
  names: SizeNames,
): TypedSize | null {
  const word = words[index];
  if (word === undefined) return null;
  if (word === 'size' || word === 'uk') {
    const skip = words[index + 1] === 'uk' ? 2 : 1;
    return findSizeAt(words, index + skip, names, skip);
  }
  if (word === 'age' || word === 'aged') {
    const values = names.findSizes(['age', words[index + 1] ?? '']);
    const unit = /^(?:years?|months?)$/.test(words[index + 2] ?? '') ? 1 : 0;
    return values.length > 0 ? { values, length: 2 + unit } : null;
  }
  for (const length of [2, 1]) {
    if (words[index + length] !== 'size') continue;
    const values = names.findSizes(words.slice(index, index + length));
    if (values.length > 0) return { values, length: length + 1 };
  }
  const pair = words.slice(index, index + 2);
  if (/^(?:extra (?:small|large)|super king|\d+ years?)$/.test(pair.join(' '))) {
    const values = names.findSizes(pair);
    if (values.length > 0) return { values, length: 2 };
  }
  const isLast = index === words.length - 1;
  if (!LONE_SIZE.test(word) && !(isLast && index > 0 && NUMBER.test(word))) return null;
  const values = names.findSizes([word]);
  return values.length > 0 ? { values, length: 1 } : null;
}

function findSizeAt(
  words: readonly string[],
  start: number,
  names: SizeNames,
  skip: number,
): TypedSize | null {
  for (const length of [2, 1]) {
    const named = words.slice(start, start + length);
    const values = named.length === length ? names.findSizes(named) : [];
    if (values.length > 0) return { values, length: skip + length };
  }
  return null;
}
