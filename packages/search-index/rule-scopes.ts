import { RuleBook } from './rule-book.ts';
import { SynonymBook } from './synonym-book.ts';
import type { SearchQuery, SearchRules } from './types.ts';

/** Rules as they hold for one brand's site in one language. */
export interface HoldingRules {
  rules: RuleBook;
  synonyms: SynonymBook;
}

/** Puts together what holds everywhere and what holds here; each mixture is made once. */
export class RuleScopes {
  readonly #rules: SearchRules;
  readonly #made = new Map<string, HoldingRules>();

  constructor(rules: SearchRules) {
    this.#rules = rules;
  }

  for({ fascia, locale }: Pick<SearchQuery, 'fascia' | 'locale'>): HoldingRules {
    const holding = (this.#rules.scoped ?? []).filter(
      (scoped) =>
        (scoped.fascia === undefined || scoped.fascia === fascia) &&
        (scoped.locale === undefined || scoped.locale === locale),
    );
    const name = holding.map((scoped) => `${scoped.fascia ?? ''}/${scoped.locale ?? ''}`).join();
    let made = this.#made.get(name);
    if (made === undefined) {
      made = putTogether([this.#rules, ...holding]);
      this.#made.set(name, made);
    }
    return made;
  }
}

function putTogether(all: readonly Omit<SearchRules, 'scoped'>[]): HoldingRules {
  return {
    rules: new RuleBook({
      synonyms: [],
      redirects: all.flatMap(({ redirects }) => redirects),
      rules: all.flatMap(({ rules }) => rules),
    }),
    synonyms: new SynonymBook(all.flatMap(({ synonyms }) => synonyms)),
  };
}
