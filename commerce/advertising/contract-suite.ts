import { describe, expect, it } from 'vitest';
import type { AdQuestion, AdSupplier } from './provider.ts';

/** A supplier that has advertisements for this page, and the products it may show there. */
export interface AdsUnderTest {
  supplier: AdSupplier;
  question: AdQuestion;
  /** Of at least three products that fit the page. */
  productIds: string[];
}

/** What every supplier of advertisements must do, whoever it is. */
export function describeAdSupplier(name: string, open: () => Promise<AdsUnderTest>): void {
  describe(`[SPON-03] ${name} as a supplier of advertisements`, () => {
    it('offers products that fit the page, each once, each with its own advertisement', async () => {
      const { supplier, question, productIds } = await open();
      const ads = await supplier.ads(question);
      expect(ads.length).toBeGreaterThan(1);
      expect(new Set(ads.map(({ productId }) => productId)).size).toBe(ads.length);
      expect(new Set(ads.map(({ adInfo }) => adInfo.adId)).size).toBe(ads.length);
      for (const { productId, adInfo } of ads) {
        expect(productIds).toContain(productId);
        expect(adInfo.adId).not.toBe('');
        expect(adInfo.adUnitId).not.toBe('');
      }
    });

    it('keeps to the number asked for', async () => {
      const { supplier, question } = await open();
      expect(await supplier.ads({ ...question, limit: 1 })).toHaveLength(1);
      expect(await supplier.ads({ ...question, limit: 0 })).toEqual([]);
    });

    it('has nothing for a page nobody pays for', async () => {
      const { supplier, question } = await open();
      expect(await supplier.ads({ ...question, signal: 'no-such-place' })).toEqual([]);
    });

    it('counts each moment of an advertisement once', async () => {
      const { supplier, question } = await open();
      const [first, second] = await supplier.ads(question);
      const { adId } = first!.adInfo;
      expect(await supplier.count(adId, 'impression')).toBe(true);
      expect(await supplier.count(adId, 'impression')).toBe(false);
      expect(await supplier.count(adId, 'click')).toBe(true);
      expect(await supplier.count(adId, 'click')).toBe(false);
      expect(await supplier.count(second!.adInfo.adId, 'click')).toBe(true);
    });

    it('counts nothing that it never showed', async () => {
      const { supplier, question } = await open();
      const [ad] = await supplier.ads(question);
      expect(await supplier.count('made-up', 'click')).toBe(false);
      expect(await supplier.count(`x${ad!.adInfo.adId}`, 'click')).toBe(false);
      expect(await supplier.count('', 'impression')).toBe(false);
    });
  });
}
