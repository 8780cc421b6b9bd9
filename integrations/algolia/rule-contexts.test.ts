import { describe, expect, it } from 'vitest';
import { toRules } from './merchandising.ts';
import { ruleContexts } from './rule-contexts.ts';

describe('rules of one site or language', () => {
  it('[SEARCH-03] apply in a context that queries of that site and language name', () => {
    const none = { synonyms: [], redirects: [], rules: [] };
    const rules = toRules({
      ...none,
      scoped: [
        {
          ...none,
          fascia: 'coast',
          locale: 'fr',
          rules: [{ when: { context: 'sale' }, pin: ['p'] }],
          redirects: [{ query: 'a', url: '/a' }],
        },
      ],
    });
    const contexts = rules.flatMap(({ conditions }) => conditions.map(({ context }) => context));
    expect(contexts).toEqual(['site-coast_language-fr', 'sale_site-coast_language-fr']);
    const there = ruleContexts({ fascia: 'coast', locale: 'fr', contexts: ['sale'] });
    for (const context of contexts) expect(there).toContain(context);
    for (const elsewhere of [{ fascia: 'coast' }, { locale: 'fr' }, { fascia: 'oasis', locale: 'fr' }]) {
      const named = ruleContexts({ ...elsewhere, contexts: ['sale'] });
      for (const context of contexts) expect(named).not.toContain(context);
    }
  });

  it('[SEARCH-03] leave the contexts of a query unchanged without a site and language', () => {
    expect(ruleContexts({ contexts: ['category'] })).toEqual(['category']);
    expect(ruleContexts({})).toEqual([]);
    for (const name of ruleContexts({ fascia: 'dorothy-perkins', locale: 'en-GB', contexts: ['x'] })) {
      expect(name).toMatch(/^[\w-]+$/);
    }
  });
});
