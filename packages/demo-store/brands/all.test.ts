import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutOffTimesFor } from '../../../commerce/delivery/cut-off.ts';
import { LANGUAGES } from '../../../config/languages.server.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { brands } from './all.ts';

const all = Object.values(brands);

describe('the brands of the demo', () => {
  it('[SITE-01] are the default brand and the thirteen known ones', () => {
    expect(Object.keys(brands).sort()).toEqual(['selvedge', ...brands.selvedge!.settings.knownBrands].sort());
  });

  it('[SITE-01] every brand file is listed', () => {
    const others = ['all.ts', 'mock-widgets.ts', 'pay-later.ts'];
    const files = readdirSync(import.meta.dirname).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.includes(file),
    );
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(Object.keys(brands).sort());
  });

  it.each(all.map((brand) => [brand.slug, brand] as const))('[SITE-01] %s is complete', (slug, brand) => {
    expect(brand.slug).toBe(slug);
    expect(brand.name.trim()).not.toBe('');
    expect(brand.tagline).toMatch(/\.$/);
    expect(brand.menu.length).toBeGreaterThan(2);
    expect(new Set(brand.menu).size).toBe(brand.menu.length);
    expect(brand.locales).toContain(brand.locale);
    expect(LANGUAGES).toEqual(expect.arrayContaining(brand.locales));
    expect(brand.theme.themeColour).toMatch(/^#[0-9A-F]{6}$/);
    expect(
      () => new Intl.NumberFormat(brand.locale, { style: 'currency', currency: brand.currency }),
    ).not.toThrow();
    expect(brand.settings.shippingCountries).toContain(brand.country);
    expect(makeSettings(brand.settings)).toEqual(brand.settings);
  });

  it('[SITE-01] differ in more than their name', () => {
    expect(new Set(all.map((brand) => JSON.stringify(brand.theme))).size).toBe(all.length);
    expect(brands.burton!.menu[0]).toBe('mens');
    expect(brands.burton!.theme.cardsPerRow).toBe(4);
    expect(brands.warehouse!.theme.cardsPerRow).toBe(5);
    expect(brands.selvedge!.locales).toEqual(['en-GB', 'fr', 'nl', 'sv']);
  });

  it('[SITE-01] cards name the brand only at the default brand, which sells many', () => {
    expect(all.filter((brand) => !brand.theme.hideBrand).map((brand) => brand.slug)).toEqual(['selvedge']);
  });

  it.each([
    ['selvedge', '23:00:00', undefined],
    ['misspap', '23:00:00', undefined],
    ['burton', '23:00:00', undefined],
    ['coast', '23:00:00', undefined],
    ['wallis', '23:59:59', '21:00:00'],
    ['oasis', '23:59:59', '21:00:00'],
    ['dorothy-perkins', '23:59:59', '21:00:00'],
    ['warehouse', '23:59:59', '21:00:00'],
    ['principles', '23:59:59', '21:00:00'],
    ['nastygal', '23:59:59', '21:00:00'],
    ['maine', '23:00:00', undefined],
  ])(
    '[PDP-09] %s offers next-day delivery of its own products until %s, on Saturday %s',
    (slug, daily, saturday) => {
      const { name } = brands[slug]!;
      const question = { sku: 'ABC00001-1-1', brand: name, service: 'next-day' as const };
      expect(cutOffTimesFor(question)).toEqual(saturday ? { daily, saturday } : { daily });
    },
  );
});
