import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Pins, boosts, buries, redirects and synonyms, and where they apply. */
export function describeRules(under: EngineUnderTest): void {
  const { search, can, idsOf } = under;
  describe('rules', () => {
    it('boosts and buries in their context only', async () => {
      const boosted = await idsOf({ categorySlug: 'women', contexts: ['sale-event'] });
      if (!can.acceptsRules) return expect(boosted).toEqual(await idsOf({ categorySlug: 'women' }));
      expect(boosted.slice(0, 2).toSorted()).toEqual(['d-black-coast', 'p-headpiece']);
      const buried = await idsOf({ categorySlug: 'dresses', contexts: ['clearance'] });
      expect(buried[0]).toBe('d-black-coast');
    });

    it('pins products that pass the filters, in the given order', async () => {
      const ids = await idsOf({ categorySlug: 'home', contexts: ['pinned'] });
      if (!can.acceptsRules) return expect(ids).toEqual(await idsOf({ categorySlug: 'home' }));
      expect(ids).toEqual(['p-lamp', 'p-cushion', 'p-headpiece']);
      expect(
        await idsOf({ categorySlug: 'home', contexts: ['pinned'], filters: { brand: ['Coast'] } }),
      ).toEqual(['p-headpiece']);
    });

    it('applies rules of one brand site or language only there', async () => {
      const home = (given: object) => idsOf({ categorySlug: 'home', ...given });
      const plain = await home({});
      if (!can.acceptsRules) return expect(await home({ fascia: 'maine' })).toEqual(plain);
      expect((await home({ fascia: 'maine' }))[0]).toBe('p-headpiece');
      expect((await home({ locale: 'fr' }))[0]).toBe('p-lamp');
      expect(await home({ locale: 'sv' })).toEqual(plain);
      // A more specific rule overrides a general one.
      expect((await home({ fascia: 'maine', locale: 'fr' }))[0]).toBe('p-cushion');
      const context = { categorySlug: 'women', contexts: ['evening'] };
      expect((await idsOf({ ...context, fascia: 'coast' }))[0]).toBe('p-headpiece');
      expect((await idsOf({ ...context, fascia: 'maine' }))[0]).not.toBe('p-headpiece');
    });

    it('prefers a redirect of the language to the general one', async () => {
      const redirectOf = async (text: string, locale?: string) => (await search({ text, locale })).redirect;
      if (!can.acceptsRules) return expect(await redirectOf('bons cadeaux', 'fr')).toBeNull();
      expect(await redirectOf('bons cadeaux', 'fr')).toBe('/fr/pages/gift-cards');
      expect(await redirectOf('bons cadeaux', 'en-GB')).toBeNull();
      expect(await redirectOf('gift card', 'fr')).toBe('/fr/pages/gift-cards');
      expect(await redirectOf('gift card', 'en-GB')).toBe('/pages/gift-cards');
    });

    it('applies synonyms of one language only there', async () => {
      const found = {
        fr: await idsOf({ text: 'fauteuil', locale: 'fr' }),
        en: await idsOf({ text: 'fauteuil' }),
      };
      expect(found).toEqual({ fr: can.scopesSynonyms ? ['p-cushion'] : [], en: [] });
    });
  });
}
