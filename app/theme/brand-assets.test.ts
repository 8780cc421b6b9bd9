import { readdirSync, readFileSync } from 'node:fs';
import { brands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { brandPreloadFont, brandStylesheets } from '#app/theme/brand-assets.ts';
import { BRAND_FONTS, fontStack } from '#commerce/markets/brand-fonts.ts';

const folder = new URL('./brands/', import.meta.url);
const slugs = readdirSync(folder).map((file) => file.replace(/\.css$/, ''));

describe('[SITE-01] the assets of a brand', () => {
  it('every brand has a stylesheet, and every stylesheet a brand', () => {
    expect(Object.keys(brandStylesheets).toSorted()).toEqual(slugs.toSorted());
    expect(Object.keys(brands).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(slugs)('%s preloads the font of its running text', (slug) => {
    const css = readFileSync(new URL(`${slug}.css`, folder), 'utf8');
    const family = /--font-text:\s*"([^"]+)"/.exec(css)?.[1];
    const file = family?.toLowerCase().replaceAll(' ', '-');
    expect(css).toContain(`@import "../fonts/${file}.css";`);
    expect(brandPreloadFont[slug]).toContain(`/${file}-latin-wght-normal`);
  });

  it.each(slugs)('%s has its own wordmark, and reserves its shape', (slug) => {
    const css = readFileSync(new URL(`${slug}.css`, folder), 'utf8');
    expect(css).toContain(`--logo: url("../logos/${slug}.svg")`);
    const svg = readFileSync(new URL(`./logos/${slug}.svg`, import.meta.url), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const reserved = Number(/--logo-ratio:\s*([\d.]+)/.exec(css)?.[1]);
    expect(reserved).toBeCloseTo(Number(width) / Number(height), 1);
  });
});

const percentOf = (face: string, property: string) =>
  Number(new RegExp(`[ ;]${property}: ([\\d.]+)%`).exec(face)?.[1]);

describe('fonts', () => {
  const fonts = readdirSync(new URL('./fonts/', import.meta.url)).filter((file) => file.endsWith('.css'));

  it('[MKT-10] staff choose from have their stylesheets, with the names that the look uses', () => {
    expect(fonts).toHaveLength(BRAND_FONTS.length);
    for (const font of BRAND_FONTS) {
      const file = `./fonts/${font.toLowerCase().replaceAll(' ', '-')}.css`;
      const css = readFileSync(new URL(file, import.meta.url), 'utf8');
      for (const name of [font, `${font} fallback`]) {
        expect(css).toContain(`font-family: "${name}";`);
        expect(fontStack(font)).toContain(`"${name}"`);
      }
    }
  });

  it.each(fonts)('%s has fallbacks whose lines are as high in every weight', (file) => {
    const css = readFileSync(new URL(`./fonts/${file}`, import.meta.url), 'utf8');
    const fallbacks = css.split('@font-face').filter((face) => face.includes('local('));
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const override of ['ascent-override', 'descent-override']) {
      // The browser scales the override by `size-adjust`; the product is the metric of the web font.
      const [first, ...others] = fallbacks.map(
        (face) => (percentOf(face, override) * percentOf(face, 'size-adjust')) / 100,
      );
      expect(first).toBeGreaterThan(0);
      for (const other of others) expect(Math.abs(other - first!)).toBeLessThan(0.5);
    }
  });

  it.each(slugs)('%s imports every font that it names', (slug) => {
    const css = readFileSync(new URL(`${slug}.css`, folder), 'utf8');
    const imported = [...css.matchAll(/@import "(\.\.\/fonts\/[^"]+)"/g)]
      .map(([, path]) => readFileSync(new URL(path!, folder), 'utf8'))
      .join('');
    const named = [...css.matchAll(/--font-\w+: ([^;]+);/g)].flatMap(([, stack]) => [
      ...stack!.matchAll(/"[^"]+"/g),
    ]);
    expect(named.length).toBeGreaterThan(0);
    for (const [family] of named) expect(imported).toContain(`font-family: ${family};`);
  });
});
