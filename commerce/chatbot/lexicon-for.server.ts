import { readLanguageFiles } from '#config/languages.server.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';

const lexicons = new Map(
  [...readLanguageFiles('lexicon.txt')].map(([locale, lines]) => [locale, makeLexicon(lines)]),
);

/** Null for a language without a `lexicon.txt`: its sentences are read as English. */
export function lexiconFor(locale: string): Lexicon | null {
  return lexicons.get(locale) ?? null;
}
