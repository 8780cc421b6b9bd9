import { describe, expect, it } from 'vitest';
import { readRule } from '../../commerce/search/rule-schema.ts';
import { categories } from './catalogue/tree/tree.ts';
import { demoContent } from './content/demo-content.ts';
import { demoSearchRules } from './search-rules.ts';

const SHOP_PAGES = ['/basket', '/wishlist', '/account'];

describe('the demo’s search rules', () => {
  it('are valid', () => {
    for (const draft of demoSearchRules) expect(readRule(draft)).toHaveProperty('rule');
  });

  it('[PLP-06] redirect only to existing pages', () => {
    const pages = demoContent().flatMap(({ kind, key }) => (kind === 'page' ? [key] : []));
    const lists = categories.map(({ slug }) => `/categories/${slug}`);
    const known = new Set([...pages, ...lists, ...SHOP_PAGES]);
    const urls = demoSearchRules.flatMap((rule) => (rule.kind === 'redirect' ? [rule.url] : []));
    expect(urls.filter((url) => !known.has(url))).toEqual([]);
    expect(urls.length).toBeGreaterThan(10);
  });

  it('redirect a query to one address only', () => {
    const taken = demoSearchRules.flatMap((rule) =>
      rule.kind === 'redirect' ? rule.queries.map((query) => `${rule.brand} ${rule.locale} ${query}`) : [],
    );
    expect(taken).toHaveLength(new Set(taken).size);
  });
});
