import type { ScopedRules, SearchRules } from './provider.ts';
import type { StoredRule } from './rule-schema.ts';

/** The active rules in the engines' format: those for every site, and those for one brand or language. */
export function toEngineRules(rules: readonly StoredRule[]): SearchRules {
  const active = rules.filter(({ isActive }) => isActive);
  const byScope = Map.groupBy(active, ({ brand, locale }) => JSON.stringify([brand, locale]));
  const everywhere = byScope.get(JSON.stringify([null, null])) ?? [];
  const scoped = [...byScope.values()]
    .map((group) => ({ ...scopeOf(group[0]), ...combine(group) }))
    .filter(({ fascia, locale }) => fascia !== undefined || locale !== undefined)
    // A more specific rule comes later and so overrides a general one.
    .sort((one, other) => specificity(one) - specificity(other));
  return { ...combine(everywhere), scoped };
}

function scopeOf(rule: StoredRule | undefined): Pick<ScopedRules, 'fascia' | 'locale'> {
  const { brand, locale } = rule ?? {};
  return { ...(brand && { fascia: brand }), ...(locale && { locale }) };
}

function specificity({ fascia, locale }: Pick<ScopedRules, 'fascia' | 'locale'>): number {
  return (fascia === undefined ? 0 : 2) + (locale === undefined ? 0 : 1);
}

function combine(rules: readonly StoredRule[]): Omit<SearchRules, 'scoped'> {
  const combined: Omit<SearchRules, 'scoped'> = { synonyms: [], redirects: [], rules: [] };
  for (const rule of rules) {
    if (rule.kind === 'synonyms') combined.synonyms.push(rule.words);
    else if (rule.kind === 'ranking')
      combined.rules.push({ when: rule.when, pin: rule.pin, boost: rule.boost, bury: rule.bury });
    else {
      const { url, urlMobile } = rule;
      for (const query of rule.queries)
        combined.redirects.push({ query, url, ...(urlMobile && { urlMobile }) });
    }
  }
  return combined;
}
