import { describe, expect, it } from 'vitest';
import { brands } from '../brands.ts';
import { categories, pathTo } from './tree.ts';

const KNOWN_BRANDS =
  'burton coast wallis dorothy-perkins misspap principles oasis warehouse maine coastie gorgeous nastygal foreverunique';

describe('the category tree', () => {
  it('has unique slugs, and parents before their children', () => {
    const seen = new Set<string>();
    for (const { slug, parentSlug } of categories) {
      expect(seen.has(slug), slug).toBe(false);
      if (parentSlug !== null) expect(seen.has(parentSlug), `${slug} in ${parentSlug}`).toBe(true);
      seen.add(slug);
    }
  });

  it('names every category in four languages', () => {
    for (const { slug, names } of categories)
      for (const locale of ['en-GB', 'fr', 'nl', 'sv'])
        expect(names[locale], `${slug} in ${locale}`).toMatch(/\S/);
  });

  it('has the departments of the specification at the top', () => {
    const top = categories.filter(({ parentSlug }) => parentSlug === null).map(({ slug }) => slug);
    expect(top).toEqual(
      expect.arrayContaining([
        'womens-clothing',
        'mens',
        'kids',
        'beauty',
        'home',
        'gifts',
        'sale',
        'new-in',
      ]),
    );
  });

  it('has three to four levels', () => {
    const depths = categories
      .filter(({ kind }) => kind === 'category')
      .map(({ slug }) => pathTo(slug).length);
    expect(Math.max(...depths)).toBe(4);
    expect(depths.filter((depth) => depth >= 3).length).toBeGreaterThan(100);
  });

  it('[ROUTE-10] has a category for every brand, the known ones among them', () => {
    const slugs = categories.filter(({ kind }) => kind === 'brand').map(({ slug }) => slug);
    for (const { slug } of brands) expect(slugs).toContain(slug);
    for (const slug of KNOWN_BRANDS.split(' ')) expect(slugs).toContain(slug);
  });

  it('[BADGE-03] has the category that hides promotion badges', () => {
    expect(pathTo('exclusions').map(({ slug }) => slug)).toEqual(['collections', 'exclusions']);
  });
});
