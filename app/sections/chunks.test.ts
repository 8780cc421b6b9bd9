import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the browser fetches with a file: its static imports, and theirs; no types, no dynamic imports. */
const APP = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(APP, '..');
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm;

function resolve(from: string, specifier: string): string | null {
  if (specifier.endsWith('.css') || specifier.includes('?') || /\.server\.tsx?$/.test(specifier)) return null;
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  if (specifier.startsWith('#ui/')) return path.join(APP, 'ui', specifier.slice('#ui/'.length));
  return specifier.startsWith('#') ? path.join(ROOT, specifier.slice(1)) : null;
}

function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    const target = resolve(file, specifier!);
    if (target) reachedFrom(target, seen);
  }
  return seen;
}

const sectionsOf = (file: string) =>
  [...reachedFrom(path.join(APP, file))].filter((each) => each.startsWith(path.join(APP, 'sections')));

/** The pages that show content sections; no other page's first script holds one. */
const CONTENT_PAGES = new Set([
  ...['home', 'home-part', 'page', 'page-part', 'blog', 'blog-article', 'blog-article-part', 'not-found'],
  ...['section-gallery', 'studio-preview', 'studio-entry'],
]);

describe('the first script of a page', () => {
  const others = readdirSync(path.join(APP, 'routes'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx$/.test(name) && !CONTENT_PAGES.has(path.basename(name, '.tsx')),
  );

  it.each(['root.tsx', 'entry.client.tsx', ...others.map((name) => `routes/${name}`)])(
    '[CONTENT-02] %s holds no section, not even the one for missing pages',
    (file) => {
      expect(sectionsOf(file)).toEqual([]);
    },
  );

  it.each(['routes/storefront/home.tsx', 'routes/content/page.tsx', 'routes/content/blog-article.tsx'])(
    '[CONTENT-02] %s defers hydration: it holds no section, nor the list of them',
    (file) => {
      const frame = ['loaded-page.ts', 'section-styles.tsx', 'hydrate-for-sections.tsx'];
      const held = sectionsOf(file).map((each) => path.relative(path.join(APP, 'sections'), each));
      expect(held.filter((each) => !frame.includes(each))).toEqual([]);
    },
  );

  it('[CONTENT-02] the part that hydrates holds the sections, and no schema or sample', () => {
    const held = sectionsOf('sections/content-sections.tsx').map((each) => path.relative(APP, each));
    expect(held).toContain('sections/registry.ts');
    expect(held).not.toContain('sections/definitions.ts');
    expect(held).not.toContain('sections/define-section.ts');
  });
});
