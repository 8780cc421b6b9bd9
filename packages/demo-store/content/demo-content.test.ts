import { describe, expect, it } from 'vitest';
import { checkSection } from '../../../app/sections/definitions.ts';
import { readPage, type ValidatedPage } from '../../../commerce/content/read-page.server.ts';
import { KNOWN_BRANDS } from '../../../commerce/links/known-brands.ts';
import { footerPageLinks } from '../../../commerce/links/shop-links.ts';
import { SPECIFIED_SECTIONS } from '../../../tests/specified-sections.ts';
import { brands } from '../brands/all.ts';
import { categories } from '../catalogue/tree/tree.ts';
import { findDrawing } from '../pictures/compose/draw-picture.ts';
import { DEMO_PROMOTIONS } from '../seed/seed-promotions.ts';
import { demoContent } from './demo-content.ts';

const files = demoContent();
const pages = files.filter(({ kind }) => kind === 'page');
const paths = new Set(pages.map(({ key }) => key));
const text = JSON.stringify(files);

describe('the demo’s content', () => {
  it.each(pages.map((file) => [`${file.brand} ${file.locale} ${file.key}`, file] as const))(
    '[CONTENT-01] all sections of %s are valid',
    (_name, { key, body }) => {
      const result = readPage(key, body, checkSection) as ValidatedPage;
      expect(result.problems).toEqual([]);
      expect(result.page.containers.length).toBeGreaterThan(0);
    },
  );

  it('[CONTENT-01] shows every type of section somewhere', () => {
    const shown = new Set(
      pages.flatMap(({ key, body }) => {
        const { page } = readPage(key, body, checkSection) as ValidatedPage;
        return page.containers.flatMap(({ sections }) => sections.map(({ type }) => type));
      }),
    );
    expect(SPECIFIED_SECTIONS.filter((type) => !shown.has(type))).toEqual([]);
  });

  it.each(Object.values(brands))('[CONTENT-01] $slug has a home page in each of its languages', (brand) => {
    const homes = pages.filter((file) => file.key === '/' && file.brand === brand.slug);
    expect(homes.map(({ locale }) => locale).sort()).toEqual([...brand.locales].sort());
  });

  it('links to categories and pages that exist', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const used = [...text.matchAll(/\/categories\/([a-z0-9-]+)/g)].map(([, slug]) => slug!);
    expect([...new Set(used)].filter((slug) => !slugs.has(slug))).toEqual([]);
    const linked = [...text.matchAll(/[("](\/(?:pages|blog)\/[a-z0-9/-]+)/g)].map(([, path]) => path!);
    expect([...new Set(linked)].filter((path) => !paths.has(path))).toEqual([]);
    const queried = [...text.matchAll(/"category":"([a-z0-9-]+)"/g)].map(([, slug]) => slug!);
    expect([...new Set(queried)].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('uses only pictures that can be drawn', () => {
    const used = [...text.matchAll(/"(\/media\/[\w./-]+)"/g)].map(([, src]) => src!);
    const products = [...new Set(used)].filter((src) => !/^\/media\/(campaign|film)\//.test(src));
    expect(products.filter((src) => findDrawing(src) === null)).toEqual([]);
  });

  it('mentions no code that the basket does not know', () => {
    const mentioned = new Set([...text.matchAll(/\b[A-Z]{4,}\d{2}\b/g)].map(([code]) => code));
    const known = DEMO_PROMOTIONS.map(({ code }) => code);
    const onBadges = DEMO_PROMOTIONS.filter(({ code, badge }) => badge && code && !badge.includes(code));
    expect(onBadges).toEqual([]);
    expect([...mentioned].filter((code) => !known.includes(code))).toEqual([]);
  });

  it('[ROUTE-08] has a landing page and a size guide for every known brand, and the help pages', () => {
    for (const brand of KNOWN_BRANDS) {
      expect(paths).toContain(`/pages/brands/${brand}`);
      expect(paths).toContain(`/pages/brands/${brand}/informational/size-guide`);
    }
    for (const link of footerPageLinks(KNOWN_BRANDS[0]!)) expect(paths).toContain(link);
    expect(paths).toContain('/not-found');
  });
});
