/** A sentence with its values taken out, as the language files name it. */
export interface ErrorMatch {
  key: string;
  values: Record<string, string>;
}

const HOLE = /\{(\d)\}/;

/**
 * Finds sentences of schemas and stores in the language files. Keys are the English sentences without full stops, which
 * would separate the parts of a key; `{0}` stands for a value.
 */
export function createErrorFinder(keys: readonly string[]): (english: string) => ErrorMatch | null {
  const plain = new Set(keys.filter((key) => !HOLE.test(key)));
  // The sentence that leaves the least to values fits best.
  const patterns = keys
    .filter((key) => HOLE.test(key))
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .map((key) => ({ key, pattern: patternOf(key) }));
  return (english) => {
    const text = english.charAt(0).toUpperCase() + english.slice(1);
    const key = text.replaceAll('.', '');
    if (plain.has(key)) return { key, values: {} };
    for (const { key: found, pattern } of patterns) {
      const match = pattern.exec(text);
      if (match) return { key: found, values: Object.fromEntries(match.slice(1).entries()) };
    }
    return null;
  };
}

const finders = new WeakMap<object, ReturnType<typeof createErrorFinder>>();

/** The finder of a language's texts, made once. */
export function finderOf(texts: object): ReturnType<typeof createErrorFinder> {
  const known = finders.get(texts) ?? createErrorFinder(Object.keys(texts));
  finders.set(texts, known);
  return known;
}

const lengthOf = (key: string) => key.replaceAll(/\{\d\}/g, '').length;

function patternOf(key: string): RegExp {
  const parts = key
    .split(/\{\d\}/)
    .map((part) => part.replaceAll(/[$()*+?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\.? '));
  return new RegExp(`^${parts.join('(.+?)')}\\.?$`);
}
