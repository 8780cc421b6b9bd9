/** A language's words for what the shop understands in English: `dress: robe, robes`, one idea a line. */
export interface Lexicon {
  pattern: RegExp;
  english: ReadonlyMap<string, string>;
  /** The word a shopper of that language reads for an English one. */
  own: ReadonlyMap<string, string>;
}

/** Capitals and accents are often left out when people type. */
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
  const either = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'giu'), english, own };
}

/** The sentence with every word it knows in English; the rest stands as it was said. */
export function sayInEnglish(text: string, lexicon: Lexicon | null): string {
  if (!lexicon) return text;
  return fold(text).replace(lexicon.pattern, (word) => lexicon.english.get(word) ?? word);
}

export function sayInOwnWords(term: string, lexicon: Lexicon | null): string {
  return lexicon?.own.get(term) ?? term;
}
