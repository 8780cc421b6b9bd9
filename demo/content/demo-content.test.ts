import { describe, expect, it } from 'vitest';
import { checkSection } from '#app/sections/check-section.ts';
import { brands } from '#brands/all.ts';
import { categories } from '#demo/catalogue/tree/tree.ts';
import { parseRecipe } from '#demo/pictures/compose/recipe.ts';
import { SECTION_TYPES } from '#domain/content/section-types.ts';
import { KNOWN_BRANDS } from '#domain/links/known-brands.ts';
import { type ReadPage, readPage } from '#server/content/read-page.server.ts';
import { demoContent } from './demo-content.ts';

const files = demoContent();
const pages = files.filter(({ kind }) => kind === 'page');
const paths = new Set(pages.map(({ key }) => key));
const text = JSON.stringify(files);

/** The same in every language: names, and words that languages share. */
const NAMES = new Set([
  ...Object.values(brands).map(({ name }) => name),
  ...['Uniform 04', 'Beauty', 'Denim', 'Blouses', 'Sale'],
]);

const WORDS =
  /^(?:title|text|label|label2|eyebrow|description|markdown|alt|primaryTitle|callToAction|subtitle|liveTextTitle|dropdownTitle|dropdownCopy|season)$/;

/** Every word of a page that a visitor reads. */
function words(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(words);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? (WORDS.test(name) && value ? [value] : []) : words(value),
  );
}

describe('the demo’s content', () => {
  it.each(pages.map((file) => [`${file.brand} ${file.locale} ${file.key}`, file] as const))(
    '[CONTENT-01] %s is sound from first to last section',
    (_name, { key, body }) => {
      const answer = readPage(key, body, checkSection) as ReadPage;
      expect(answer.problems).toEqual([]);
      expect(answer.page.containers.length).toBeGreaterThan(0);
    },
  );

  it('[CONTENT-01] shows every type of section somewhere', () => {
    const shown = new Set(
      pages.flatMap(({ key, body }) => {
        const { page } = readPage(key, body, checkSection) as ReadPage;
        return page.containers.flatMap(({ sections }) => sections.map(({ type }) => type));
      }),
    );
    expect(SECTION_TYPES.filter((type) => !shown.has(type))).toEqual([]);
  });

  it.each(Object.values(brands))(
    '[CONTENT-01] $slug has a front page in each of its languages',
    ({ slug, locales }) => {
      const homes = pages.filter(({ key, brand }) => key === '/' && brand === slug);
      expect(homes.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
      for (const { locale, body } of homes) {
        const others = homes.filter((each) => each.locale !== locale).map((each) => words(each.body));
        for (const other of others) {
          const shared = words(body).filter((text) => other.includes(text) && !NAMES.has(text));
          expect(shared).toEqual([]);
        }
      }
    },
  );

  it('[CONTENT-14] a page that is not there speaks every language', () => {
    const found = pages.filter(({ key }) => key === '/not-found').map(({ locale }) => locale);
    expect(found.sort()).toEqual(['en-GB', 'fr', 'nl', 'sv']);
  });

  it('links to categories and pages that exist', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const asked = [...text.matchAll(/\/categories\/([a-z0-9-]+)/g)].map(([, slug]) => slug!);
    expect([...new Set(asked)].filter((slug) => !slugs.has(slug))).toEqual([]);
    const linked = [...text.matchAll(/[("](\/(?:pages|blog)\/[a-z0-9/-]+)/g)].map(([, path]) => path!);
    expect([...new Set(linked)].filter((path) => !paths.has(path))).toEqual([]);
    const queried = [...text.matchAll(/"category":"([a-z0-9-]+)"/g)].map(([, slug]) => slug!);
    expect([...new Set(queried)].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('asks only for pictures that can be drawn', () => {
    const asked = [...text.matchAll(/"(\/media\/[\w./-]+)"/g)].map(([, src]) => src!);
    const products = [...new Set(asked)].filter((src) => !/^\/media\/(campaign|film)\//.test(src));
    expect(products.filter((src) => parseRecipe(src) === null)).toEqual([]);
  });

  it('[ROUTE-08] has a landing page and a size guide for every known brand, and the help pages', () => {
    for (const brand of KNOWN_BRANDS) {
      expect(paths).toContain(`/pages/brands/${brand}`);
      expect(paths).toContain(`/pages/brands/${brand}/informational/size-guide`);
    }
    for (const name of ['delivery', 'returns', 'size-guide', 'contact', 'about', 'privacy', 'terms']) {
      expect(paths).toContain(`/pages/informational/${name}`);
    }
    expect(paths).toContain('/pages/brand-room');
    for (const locale of ['en-GB', 'fr', 'nl', 'sv']) {
      const help = pages.filter(
        (file) => file.locale === locale && file.key.startsWith('/pages/informational/'),
      );
      expect(new Set(help.map(({ key }) => key)).size).toBe(7);
    }
  });
});
