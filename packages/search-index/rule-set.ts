import type { FacetSchema } from './facet-schema.ts';
import { stemPhrase } from './text/stemmer.ts';
import { removeStopWords, sanitiseSearchTerm, splitWords } from './text/tokeniser.ts';
import type { SearchQuery, SearchResult, SearchRule, SearchRules } from './types.ts';

/** How rules and personalisation change an order. */
export interface Preferences {
  /** Product ids that come first, in this order. */
  pinned: string[];
  /** Factors for documents with a facet value or in a category. */
  factors: PreferenceFactor[];
}

export type PreferenceFactor =
  | { kind: 'value'; key: string; value: string; factor: number }
  | { kind: 'category'; slug: string; factor: number }
  | { kind: 'product'; id: string; factor: number };

/** A shopper's preferences, 0 to 1 each, by brand name and by category slug. */
export interface Affinity {
  brands: Record<string, number>;
  categories: Record<string, number>;
}

const BOOST_FACTOR = 2;
const BURY_FACTOR = 0.1;
/** The strongest preference raises a score by a fifth. */
const AFFINITY_STRENGTH = 0.2;
const MAX_AFFINITIES = 20;

/** Where a query leads instead of its results. */
type RuleRedirect = Pick<SearchResult, 'redirect' | 'redirectMobile'>;

const NO_REDIRECT: RuleRedirect = { redirect: null, redirectMobile: null };

/** Merchandising rules, prepared for lookup. */
export class RuleSet {
  readonly #redirects: Map<string, RuleRedirect>;
  readonly #rules: { rule: SearchRule; phrase: string | null }[];
  readonly #brandKey: string;

  constructor(rules: SearchRules, schema: FacetSchema) {
    this.#brandKey = schema.brandKey;
    this.#redirects = new Map(
      rules.redirects.map(({ query, url, urlMobile = null }) => [
        phraseOf(query),
        { redirect: url, redirectMobile: urlMobile },
      ]),
    );
    this.#rules = rules.rules.map((rule) => ({
      rule,
      phrase: rule.when.query === undefined ? null : phraseOf(rule.when.query),
    }));
  }

  redirectFor(text: string | null): RuleRedirect {
    return (text === null ? null : this.#redirects.get(phraseOf(text))) ?? NO_REDIRECT;
  }

  preferencesFor(query: SearchQuery, affinity: Affinity | null): Preferences {
    const phrase = query.text === null ? null : phraseOf(query.text);
    const preferences: Preferences = { pinned: [], factors: [] };
    for (const entry of this.#rules) {
      if (!applies(entry, query, phrase)) continue;
      // Products pinned by a later rule come before those of an earlier one.
      preferences.pinned = [...new Set([...(entry.rule.pin ?? []), ...preferences.pinned])];
      preferences.factors.push(...factorsOf(entry.rule.boost, BOOST_FACTOR));
      preferences.factors.push(...factorsOf(entry.rule.bury, BURY_FACTOR));
    }
    if (affinity !== null) preferences.factors.push(...affinityFactors(affinity, this.#brandKey));
    return preferences;
  }
}

/** Every condition that a rule names has to be met. */
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

function affinityFactors({ brands, categories }: Affinity, brandKey: string): PreferenceFactor[] {
  const strongest = (preferences: Record<string, number>) =>
    Object.entries(preferences)
      .filter(([, strength]) => strength > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_AFFINITIES);
  const factorOf = (strength: number) => 1 + AFFINITY_STRENGTH * Math.min(1, strength);
  return [
    ...strongest(brands).map(([value, strength]) => ({
      kind: 'value' as const,
      key: brandKey,
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
  return stemPhrase(removeStopWords(splitWords(sanitiseSearchTerm(text))));
}
