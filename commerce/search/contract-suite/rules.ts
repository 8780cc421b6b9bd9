import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Pins, boosts, buries, redirects and synonyms, and where they hold. */
export function describeRules(under: EngineUnderTest): void {
  const { ask, can, idsOf } = under;
  describe('rules', () => {
    it('boosts and buries in their context only', async () => {
      const boosted = await idsOf({ categorySlug: 'women', contexts: ['sale-event'] });
      if (!can.takesRules) return expect(boosted).toEqual(await idsOf({ categorySlug: 'women' }));
      expect(boosted.slice(0, 2).toSorted()).toEqual(['d-black-coast', 'p-headpiece']);
      const buried = await idsOf({ categorySlug: 'dresses', contexts: ['clearance'] });
      expect(buried[0]).toBe('d-black-coast');
    });

    it('pins, in the given order, what the filters let through', async () => {
      const ids = await idsOf({ categorySlug: 'home', contexts: ['pinned'] });
      if (!can.takesRules) return expect(ids).toEqual(await idsOf({ categorySlug: 'home' }));
      expect(ids).toEqual(['p-lamp', 'p-cushion', 'p-headpiece']);
      expect(
        await idsOf({ categorySlug: 'home', contexts: ['pinned'], filters: { brand: ['Coast'] } }),
      ).toEqual(['p-headpiece']);
    });

    it('obeys rules of one brand site, or of one language, there and nowhere else', async () => {
      const home = (given: object) => idsOf({ categorySlug: 'home', ...given });
      const plain = await home({});
      if (!can.takesRules) return expect(await home({ fascia: 'maine' })).toEqual(plain);
      expect((await home({ fascia: 'maine' }))[0]).toBe('p-headpiece');
      expect((await home({ locale: 'fr' }))[0]).toBe('p-lamp');
      expect(await home({ locale: 'sv' })).toEqual(plain);
      // The closer a rule is to the shopper, the more it counts.
      expect((await home({ fascia: 'maine', locale: 'fr' }))[0]).toBe('p-cushion');
      const context = { categorySlug: 'women', contexts: ['late-night'] };
      expect((await idsOf({ ...context, fascia: 'coast' }))[0]).toBe('p-headpiece');
      expect((await idsOf({ ...context, fascia: 'maine' }))[0]).not.toBe('p-headpiece');
    });

    it('redirects in one language only, and there before the one for all', async () => {
      const redirectOf = async (text: string, locale?: string) => (await ask({ text, locale })).redirect;
      if (!can.takesRules) return expect(await redirectOf('bons cadeaux', 'fr')).toBeNull();
      expect(await redirectOf('bons cadeaux', 'fr')).toBe('/fr/pages/gift-cards');
      expect(await redirectOf('bons cadeaux', 'en-GB')).toBeNull();
      expect(await redirectOf('gift card', 'fr')).toBe('/fr/pages/gift-cards');
      expect(await redirectOf('gift card', 'en-GB')).toBe('/pages/gift-cards');
    });

    it('knows synonyms of one language there only', async () => {
      const found = {
        fr: await idsOf({ text: 'fauteuil', locale: 'fr' }),
        en: await idsOf({ text: 'fauteuil' }),
      };
      expect(found).toEqual({ fr: can.scopesSynonyms ? ['p-cushion'] : [], en: [] });
    });
  });
}
