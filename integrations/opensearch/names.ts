import { stemPhrase, stemWord } from '@selvedge/search-index/stemmer.ts';
import { STOP_WORDS, sanitiseSearchTerm, splitWords } from '@selvedge/search-index/tokeniser.ts';
import { takeTypedPrice } from '@selvedge/search-index/typed-price.ts';

export interface Counted {
  name: string;
  count: number;
}

/** Names that shoppers type and the catalogue has: of brands, colours and categories. */
export interface Names {
  brands: readonly Counted[];
  colours: readonly Counted[];
  categories: readonly (Counted & { slug: string })[];
}

export interface Reading {
  filters: Record<string, string[]>;
  /** Stems that have to be found, in the order they were typed. */
  stems: string[];
  /** What is left of the text as it was typed. */
  text: string;
  /** The last word as typed, which may be half of one. */
  last: string | null;
}

const LONGEST_NAME = 4;

/**
 * Takes prices, colours and brands out of typed text, since they say more as filters. A key that the shopper has
 * filtered by already is taken out and not filtered by again.
 */
export function readText(typed: string, names: Names, filtered: Readonly<Record<string, string[]>>): Reading {
  const { rest, filters: priced } = takeTypedPrice(sanitiseSearchTerm(typed.toWellFormed()));
  const words = splitWords(rest);
  const known = [
    ...names.colours.map(({ name }) => ({ key: 'colourFacets', name })),
    ...names.brands.map(({ name }) => ({ key: 'brand', name })),
  ];
  const byPhrase = new Map(known.map((entry) => [stemPhrase(splitWords(entry.name)), entry]));
  const filters: Record<string, string[]> = { ...priced };
  const left: string[] = [];
  for (let i = 0; i < words.length; ) {
    const taken = takeName(words, i, byPhrase);
    if (taken === null) left.push(words[i++]!);
    else {
      filters[taken.key] = [...(filters[taken.key] ?? []), taken.name];
      i += taken.length;
    }
  }
  for (const key of Object.keys(filtered)) delete filters[key];
  const meant = left.filter((word) => !STOP_WORDS.has(word));
  return { filters, stems: meant.map(stemWord), text: meant.join(' '), last: meant.at(-1) ?? null };
}

/** The text with all of it as words to be found. */
export function readPlainText(typed: string): Reading {
  const words = splitWords(sanitiseSearchTerm(typed.toWellFormed())).filter((word) => !STOP_WORDS.has(word));
  return { filters: {}, stems: words.map(stemWord), text: words.join(' '), last: words.at(-1) ?? null };
}

function takeName(
  words: readonly string[],
  index: number,
  byPhrase: ReadonlyMap<string, { key: string; name: string }>,
) {
  for (let length = Math.min(LONGEST_NAME, words.length - index); length > 0; length--) {
    const entry = byPhrase.get(stemPhrase(words.slice(index, index + length)));
    if (entry) return { ...entry, length };
  }
  return null;
}

/** Names whose words answer to all typed ones, the last perhaps typed by half. */
export function namesFor<T extends Counted>(
  list: readonly T[],
  typed: readonly string[],
  limit: number,
): T[] {
  return list
    .filter(({ name }) => {
      const words = splitWords(name);
      return typed.every((word, i) => {
        const isLast = i === typed.length - 1;
        return words.some((own) => stemWord(own) === stemWord(word) || (isLast && own.startsWith(word)));
      });
    })
    .slice(0, limit);
}
