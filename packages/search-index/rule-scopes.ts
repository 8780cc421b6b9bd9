import type { FacetSchema } from './facet-schema.ts';
import { RuleSet } from './rule-set.ts';
import { SynonymTable } from './text/synonym-table.ts';
import type { SearchQuery, SearchRules } from './types.ts';

/** The rules that apply on one site in one language. */
export interface CombinedRules {
  rules: RuleSet;
  synonyms: SynonymTable;
}

/** Combines the rules for every site with those of one site or language; each combination is made once. */
export class RuleScopes {
  readonly #rules: SearchRules;
  readonly #schema: FacetSchema;
  readonly #combined = new Map<string, CombinedRules>();

  constructor(rules: SearchRules, schema: FacetSchema) {
    this.#schema = schema;
    this.#rules = rules;
  }

  for({ fascia, locale }: Pick<SearchQuery, 'fascia' | 'locale'>): CombinedRules {
    const scoped = (this.#rules.scoped ?? []).filter(
      (rules) =>
        (rules.fascia === undefined || rules.fascia === fascia) &&
        (rules.locale === undefined || rules.locale === locale),
    );
    const name = scoped.map((rules) => `${rules.fascia ?? ''}/${rules.locale ?? ''}`).join();
    let combined = this.#combined.get(name);
    if (combined === undefined) {
      combined = combineRules([this.#rules, ...scoped], this.#schema);
      this.#combined.set(name, combined);
    }
    return combined;
  }
}

function combineRules(all: readonly Omit<SearchRules, 'scoped'>[], schema: FacetSchema): CombinedRules {
  return {
    rules: new RuleSet(
      {
        synonyms: [],
        redirects: all.flatMap(({ redirects }) => redirects),
        rules: all.flatMap(({ rules }) => rules),
      },
      schema,
    ),
    synonyms: new SynonymTable(all.flatMap(({ synonyms }) => synonyms)),
  };
}
