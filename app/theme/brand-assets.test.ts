import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandPreloadFont, brandStylesheets } from '#app/theme/brand-assets.ts';
import { brands } from '#config/brands/all.ts';

const folder = new URL('./brands/', import.meta.url);
const slugs = readdirSync(folder).map((file) => file.replace(/\.css$/, ''));

describe('[SITE-01] what a brand is dressed in', () => {
  it('every brand has a stylesheet, and every stylesheet a brand', () => {
    expect(Object.keys(brandStylesheets).toSorted()).toEqual(slugs.toSorted());
    expect(Object.keys(brands).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(slugs)('%s preloads the font that its running text is set in', (slug) => {
    const css = readFileSync(new URL(`${slug}.css`, folder), 'utf8');
    const family = /--font-text:\s*"([^"]+)"/.exec(css)?.[1];
    const file = family?.toLowerCase().replaceAll(' ', '-');
    expect(css).toContain(`@import "../fonts/${file}.css";`);
    expect(brandPreloadFont[slug]).toContain(`/${file}-latin-wght-normal`);
  });

  it.each(slugs)('%s has its own wordmark, of the shape that is reserved for it', (slug) => {
    const css = readFileSync(new URL(`${slug}.css`, folder), 'utf8');
    expect(css).toContain(`--logo: url("../logos/${slug}.svg")`);
    const svg = readFileSync(new URL(`./logos/${slug}.svg`, import.meta.url), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const reserved = Number(/--logo-ratio:\s*([\d.]+)/.exec(css)?.[1]);
    expect(reserved).toBeCloseTo(Number(width) / Number(height), 1);
  });
});

describe('fonts', () => {
  const fonts = readdirSync(new URL('./fonts/', import.meta.url)).filter((file) => file.endsWith('.css'));

  it.each(fonts)('%s is shown at once by a fallback of the same measure', (file) => {
    const css = readFileSync(new URL(`./fonts/${file}`, import.meta.url), 'utf8');
    const faces = css.split('@font-face').slice(1);
    const real = faces.filter((face) => face.includes('url('));
    const fallbacks = faces.filter((face) => face.includes('local('));
    expect(real.filter((face) => face.includes('-latin-ext-'))).toHaveLength(1);
    expect(real.filter((face) => !face.includes('-latin-ext-')).length).toBeGreaterThan(0);
    for (const face of real) expect(face).toMatch(/font-display: swap;[\s\S]*unicode-range:/);
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const face of fallbacks) {
      expect(face).toMatch(
        /size-adjust:[\s\S]*ascent-override:[\s\S]*descent-override:[\s\S]*line-gap-override:/,
      );
    }
  });
});
