/** Translations of the chatbot's English vocabulary into a language, one term a line: `dress: robe, robes`. */
export interface Lexicon {
  pattern: RegExp;
  english: ReadonlyMap<string, string>;
  /** The first word of the language for an English term. */
  own: ReadonlyMap<string, string>;
}

/** Ignores case and accents, which are often left out when typing. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}

export function makeLexicon(lines: string): Lexicon {
  const english = new Map<string, string>();
  const own = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const [meaning = '', words = ''] = line.split(':').map((part) => part.trim());
    for (const word of words.split(',').map((each) => each.trim())) {
      if (!own.has(meaning)) own.set(meaning, word);
      if (!english.has(fold(word))) english.set(fold(word), meaning);
    }
  }
  const longestFirst = [...english.keys()].sort((a, b) => b.length - a.length);
  const mergeList = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${mergeList})(?![\\p{L}\\p{N}])`, 'giu'),
    english,
    own,
  };
}

/** Replaces every known word by its English term and leaves the rest unchanged. */
export function translateToEnglish(text: string, lexicon: Lexicon | null): string {
  if (!lexicon) return text;
  return fold(text).replace(lexicon.pattern, (word) => lexicon.english.get(word) ?? word);
}

export function translateFromEnglish(term: string, lexicon: Lexicon | null): string {
  return lexicon?.own.get(term) ?? term;
}
