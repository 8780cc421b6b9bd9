import type { Lexicon } from '../lexicon.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { swedish } from './swedish.ts';

const LEXICONS: Readonly<Record<string, Lexicon>> = { fr: french, nl: dutch, sv: swedish };

/** Null for English, which is understood as it is. */
export function lexiconFor(locale: string): Lexicon | null {
  return LEXICONS[locale] ?? null;
}
