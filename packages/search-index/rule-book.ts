import { stemPhrase } from './stemmer.ts';
import { sanitiseSearchTerm, splitWords, withoutStopWords } from './tokeniser.ts';
import type { SearchQuery, SearchRule, SearchRules } from './types.ts';

/** What merchandisers and the shopper's own taste do to an order. */
export interface Preferences {
  /** Product ids that come first, in this order. */
  pinned: string[];
  /** Factors for documents with a facet value or in a category. */
  factors: PreferenceFactor[];
}

export type PreferenceFactor =
  | { kind: 'value'; key: string; value: string; factor: number }
  | { kind: 'category'; slug: string; factor: number };

/** A shopper's leanings, 0 to 1 each, by brand name and by category slug. */
export interface Affinity {
  brands: Record<string, number>;
  categories: Record<string, number>;
}

const BOOST_FACTOR = 2;
const BURY_FACTOR = 0.1;
/** Taste nudges an order, it does not overturn it. */
const AFFINITY_STRENGTH = 0.2;
const MAX_AFFINITIES = 20;

/** Merchandising rules, ready to be asked. */
export class RuleBook {
  readonly #redirects: Map<string, string>;
  readonly #rules: { rule: SearchRule; phrase: string | null }[];

  constructor(rules: SearchRules) {
    this.#redirects = new Map(rules.redirects.map(({ query, url }) => [phraseOf(query), url]));
    this.#rules = rules.rules.map((rule) => ({
      rule,
      phrase: rule.when.query === undefined ? null : phraseOf(rule.when.query),
    }));
  }

  redirectFor(text: string | null): string | null {
    return text === null ? null : (this.#redirects.get(phraseOf(text)) ?? null);
  }

  preferencesFor(query: SearchQuery, affinity: Affinity | null): Preferences {
    const phrase = query.text === null ? null : phraseOf(query.text);
    const preferences: Preferences = { pinned: [], factors: [] };
    for (const entry of this.#rules) {
      if (!applies(entry, query, phrase)) continue;
      // The last word counts: what a later rule pins stands before what an earlier one did.
      preferences.pinned = [...new Set([...(entry.rule.pin ?? []), ...preferences.pinned])];
      preferences.factors.push(...factorsOf(entry.rule.boost, BOOST_FACTOR));
      preferences.factors.push(...factorsOf(entry.rule.bury, BURY_FACTOR));
    }
    if (affinity !== null) preferences.factors.push(...affinityFactors(affinity));
    return preferences;
  }
}

/** Every condition that a rule names has to hold. */
function applies(
  { rule: { when }, phrase: wanted }: { rule: SearchRule; phrase: string | null },
  query: SearchQuery,
  phrase: string | null,
): boolean {
  if (wanted !== null && wanted !== phrase) return false;
  if (when.categorySlug !== undefined && when.categorySlug !== query.categorySlug) return false;
  return when.context === undefined || (query.contexts ?? []).includes(when.context);
}

function factorsOf(values: Record<string, string[]> | undefined, factor: number): PreferenceFactor[] {
  return Object.entries(values ?? {}).flatMap(([key, list]) =>
    list.map((value) => ({ kind: 'value' as const, key, value, factor })),
  );
}

function affinityFactors({ brands, categories }: Affinity): PreferenceFactor[] {
  const strongest = (leanings: Record<string, number>) =>
    Object.entries(leanings)
      .filter(([, strength]) => strength > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_AFFINITIES);
  const factorOf = (strength: number) => 1 + AFFINITY_STRENGTH * Math.min(1, strength);
  return [
    ...strongest(brands).map(([value, strength]) => ({
      kind: 'value' as const,
      key: 'brand',
      value,
      factor: factorOf(strength),
    })),
    ...strongest(categories).map(([slug, strength]) => ({
      kind: 'category' as const,
      slug,
      factor: factorOf(strength),
    })),
  ];
}

function phraseOf(text: string): string {
  return stemPhrase(withoutStopWords(splitWords(sanitiseSearchTerm(text))));
}
