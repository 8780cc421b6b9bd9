import { stemPhrase, stemWord } from '@selvedge/search-index/text/stemmer.ts';
import { STOP_WORDS, sanitiseSearchTerm, splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import { extractTypedPrice } from '@selvedge/search-index/text/typed-price.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';

export interface Counted {
  name: string;
  count: number;
}

/** Names of brands, colours and categories in the catalogue, which are recognised in typed text. */
export interface Names {
  brands: readonly Counted[];
  colours: readonly Counted[];
  categories: readonly (Counted & { slug: string })[];
}

export interface ParsedText {
  filters: Record<string, string[]>;
  /** Stems that must match, in the order they were typed. */
  stems: string[];
  /** The rest of the typed text. */
  text: string;
  /** The last word as typed, which may be incomplete. */
  last: string | null;
}

const MAX_NAME_WORDS = 4;

/** Turns prices, colours and brands in the typed text into filters. A key that is filtered already gets no second filter. */
export function parseText(
  typed: string,
  names: Names,
  filtered: Readonly<Record<string, string[]>>,
): ParsedText {
  const { rest, ranges } = extractTypedPrice(sanitiseSearchTerm(typed.toWellFormed()));
  const words = splitWords(rest);
  const known = [
    ...names.colours.map(({ name }) => ({ key: 'colourFacets', name })),
    ...names.brands.map(({ name }) => ({ key: 'brand', name })),
  ];
  const byPhrase = new Map(known.map((entry) => [stemPhrase(splitWords(entry.name)), entry]));
  const filters = INDEX_FACETS.rangeFilters(ranges);
  const left: string[] = [];
  for (let i = 0; i < words.length; ) {
    const match = matchName(words, i, byPhrase);
    if (match) filters[match.key] = [...(filters[match.key] ?? []), match.name];
    else left.push(...words.slice(i, i + 1));
    i += match?.length ?? 1;
  }
  for (const key of Object.keys(filtered)) delete filters[key];
  const terms = left.filter((word) => !STOP_WORDS.has(word));
  return { filters, stems: terms.map(stemWord), text: terms.join(' '), last: terms.at(-1) ?? null };
}

/** All of the text as words, without filters. */
export function parsePlainText(typed: string): ParsedText {
  const words = splitWords(sanitiseSearchTerm(typed.toWellFormed())).filter((word) => !STOP_WORDS.has(word));
  return { filters: {}, stems: words.map(stemWord), text: words.join(' '), last: words.at(-1) ?? null };
}

function matchName(
  words: readonly string[],
  index: number,
  byPhrase: ReadonlyMap<string, { key: string; name: string }>,
) {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - index); length > 0; length--) {
    const entry = byPhrase.get(stemPhrase(words.slice(index, index + length)));
    if (entry) return { ...entry, length };
  }
  return null;
}

/** Names that contain all typed words; the last may be incomplete. */
export function matchNames<T extends Counted>(
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
