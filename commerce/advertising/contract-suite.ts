import { describe, expect, it } from 'vitest';
import type { AdProvider, AdQuestion } from './provider.ts';

/** A provider with ads for a page, and the products that it may show there. */
export interface AdsUnderTest {
  provider: AdProvider;
  question: AdQuestion;
  /** At least three products that fit the page. */
  productIds: string[];
}

/** The contract of every ad provider. */
export function describeAdProvider(name: string, open: () => Promise<AdsUnderTest>): void {
  describe(`[SPON-03] ${name} as an ad provider`, () => {
    it('returns products that fit the page, each once, each with its own ad', async () => {
      const { provider, question, productIds } = await open();
      const ads = await provider.ads(question);
      expect(ads.length).toBeGreaterThan(1);
      expect(new Set(ads.map(({ productId }) => productId)).size).toBe(ads.length);
      expect(new Set(ads.map(({ adInfo }) => adInfo.adId)).size).toBe(ads.length);
      for (const { productId, adInfo } of ads) {
        expect(productIds).toContain(productId);
        expect(adInfo.adId).not.toBe('');
        expect(adInfo.adUnitId).not.toBe('');
      }
    });

    it('returns at most the requested number', async () => {
      const { provider, question } = await open();
      expect(await provider.ads({ ...question, limit: 1 })).toHaveLength(1);
      expect(await provider.ads({ ...question, limit: 0 })).toEqual([]);
    });

    it('returns nothing for a page without campaigns', async () => {
      const { provider, question } = await open();
      expect(await provider.ads({ ...question, signal: 'no-such-place' })).toEqual([]);
    });

    it('counts each event of an ad once', async () => {
      const { provider, question } = await open();
      const [first, second] = await provider.ads(question);
      const { adId } = first!.adInfo;
      expect(await provider.count(adId, 'impression')).toBe(true);
      expect(await provider.count(adId, 'impression')).toBe(false);
      expect(await provider.count(adId, 'click')).toBe(true);
      expect(await provider.count(adId, 'click')).toBe(false);
      expect(await provider.count(second!.adInfo.adId, 'click')).toBe(true);
    });

    it('does not count unknown ads', async () => {
      const { provider, question } = await open();
      const [ad] = await provider.ads(question);
      expect(await provider.count('made-up', 'click')).toBe(false);
      expect(await provider.count(`x${ad!.adInfo.adId}`, 'click')).toBe(false);
      expect(await provider.count('', 'impression')).toBe(false);
    });
  });
}
