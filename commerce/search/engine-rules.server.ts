import type { ScopedRules, SearchRules } from './provider.ts';
import type { StoredRule } from './rule-schema.ts';

/** The active rules as engines take them: what holds everywhere, and what holds for one brand or language. */
export function toEngineRules(rules: readonly StoredRule[]): SearchRules {
  const active = rules.filter(({ isActive }) => isActive);
  const byScope = Map.groupBy(active, ({ brand, locale }) => JSON.stringify([brand, locale]));
  const everywhere = byScope.get(JSON.stringify([null, null])) ?? [];
  const scoped = [...byScope.values()]
    .map((group) => ({ ...scopeOf(group[0]!), ...gather(group) }))
    .filter(({ fascia, locale }) => fascia !== undefined || locale !== undefined)
    // The closer a rule is to the shopper, the later it speaks, and the last word counts.
    .sort((one, other) => closeness(one) - closeness(other));
  return { ...gather(everywhere), scoped };
}

function scopeOf({ brand, locale }: StoredRule): Pick<ScopedRules, 'fascia' | 'locale'> {
  return { ...(brand && { fascia: brand }), ...(locale && { locale }) };
}

function closeness({ fascia, locale }: Pick<ScopedRules, 'fascia' | 'locale'>): number {
  return (fascia === undefined ? 0 : 2) + (locale === undefined ? 0 : 1);
}

function gather(rules: readonly StoredRule[]): Omit<SearchRules, 'scoped'> {
  const gathered: Omit<SearchRules, 'scoped'> = { synonyms: [], redirects: [], rules: [] };
  for (const rule of rules) {
    if (rule.kind === 'synonyms') gathered.synonyms.push(rule.words);
    else if (rule.kind === 'ranking')
      gathered.rules.push({ when: rule.when, pin: rule.pin, boost: rule.boost, bury: rule.bury });
    else for (const query of rule.queries) gathered.redirects.push({ query, url: rule.url });
  }
  return gathered;
}
