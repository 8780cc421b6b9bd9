import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import { stemWord } from './stemmer.ts';
import { foldText, splitWords } from './tokeniser.ts';

/** Languages with an analysis of their own beside English, which is the one of plain terms. */
export type Language = 'fr' | 'nl' | 'sv' | 'de';

interface Analysis {
  stem: (word: string) => string;
  stopWords: ReadonlySet<string>;
  /** Whether words are joined to one: "Gartenstuhl" is a chair. */
  hasCompounds: boolean;
  /** Letters between the parts of a joined word. */
  links: readonly string[];
}

const folded = (words: string): ReadonlySet<string> => new Set(foldText(words).split(' '));

const ANALYSES: Record<Language, Analysis> = {
  fr: {
    stem: stemFrench,
    stopWords: folded(
      'le la les un une des du de d l et ou en au aux à pour avec sans sur dans par ce cet cette ces mon ma mes son sa ses qui que',
    ),
    hasCompounds: false,
    links: [],
  },
  nl: {
    stem: stemDutch,
    stopWords: folded(
      'de het een en of van voor met zonder op in aan bij te tot uit naar die dat dit deze mijn',
    ),
    hasCompounds: true,
    links: ['', 's', 'en', 'e'],
  },
  sv: {
    stem: stemSwedish,
    stopWords: folded('en ett den det de och eller av för med utan på i till från som min mitt mina om vid'),
    hasCompounds: true,
    links: ['', 's', 'e', 'o'],
  },
  de: {
    stem: stemGerman,
    stopWords: folded(
      'der die das den dem des ein eine einen einem einer und oder von für mit ohne auf im in am an zu zum zur aus bei mein meine',
    ),
    hasCompounds: true,
    links: ['', 's', 'es', 'n', 'en', 'e', 'er'],
  },
};

/** The language of a locale, where it has an analysis of its own. */
export function languageOf(locale: string | undefined): Language | null {
  const language = locale?.slice(0, 2).toLowerCase() ?? '';
  return language in ANALYSES ? (language as Language) : null;
}

export const isStopWordIn = (language: Language, word: string) => ANALYSES[language].stopWords.has(word);
export const hasCompounds = (language: Language) => ANALYSES[language].hasCompounds;

/** No typed character: terms of a language never meet those of another. */
const MARK = '\u0002';
const MARKED = new RegExp(`^${MARK}(..)${MARK}(.*)$`, 'u');

/** A word of a language, apart from the same letters in another. */
export const markWord = (language: Language, word: string) => MARK + language + MARK + word;

/** The word without its language. */
export const plainWord = (word: string) => MARKED.exec(word)?.[2] ?? word;

/** The index term of a word, which may be marked with a language. */
export function termOfWord(word: string): string {
  const marked = MARKED.exec(word);
  if (marked === null) return stemWord(word);
  const [, language = '', own = ''] = marked;
  return termIn(language as Language, own);
}

export function termIn(language: Language, word: string): string {
  return markWord(language, ANALYSES[language].stem(word));
}

const ELISION = /(?<![\p{L}\d])(?:[ldjmtsnc]|qu)['’]/giu;

/** "l’été" is "été". */
export const withoutElisions = (language: Language | null, text: string) =>
  language === 'fr' ? text.replace(ELISION, '') : text;

/** The words of a text in a language, folded, without stop words. */
export function wordsIn(language: Language, text: string): string[] {
  return splitWords(withoutElisions(language, text)).filter((word) => !isStopWordIn(language, word));
}

const MIN_PART = 3;

/** The first part of a joined word that ends with the given one, without the letters between them; null when too short. */
export function splitsBefore(language: Language, compound: string, part: string): boolean {
  return (
    compound.endsWith(part) && compound.length - part.length >= MIN_PART && ANALYSES[language].hasCompounds
  );
}

/** The two words that a joined word may be made of. */
export function compoundParts(language: Language, word: string): [string, string][] {
  const { links } = ANALYSES[language];
  const parts: [string, string][] = [];
  for (let i = MIN_PART; i <= word.length - MIN_PART; i++) {
    for (const link of links) {
      const first = word.slice(0, i);
      if (first.endsWith(link) && first.length - link.length >= MIN_PART)
        parts.push([first.slice(0, first.length - link.length), word.slice(i)]);
    }
  }
  return parts;
}
