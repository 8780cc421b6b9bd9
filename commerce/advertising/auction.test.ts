import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relevanceBeside, relevanceInCategory, relevanceInSearch } from './ad-relevance.ts';
import { type AuctionEntry, auctionScore, runAuction } from './auction.ts';
import { type Campaign, canAfford, costOf, endCampaign, isRunning } from './campaign.ts';

const campaign: Campaign = {
  id: 'c1',
  name: 'Autumn',
  sponsor: 'Coast',
  brand: 'Coast',
  categorySlugs: [],
  productKeys: [],
  pricing: 'click',
  bid: 40,
  dailyBudget: 5000,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  isPaused: false,
};
const entry = (id: string, productKey: string, bid: number, relevance = 1): AuctionEntry => ({
  campaign: { id, pricing: 'click', bid },
  productKey,
  relevance,
});
const keys = (entries: AuctionEntry[]) => entries.map(({ productKey }) => productKey);

describe('[SPON-03] a campaign', () => {
  it('runs from its first day to its last, unless it is paused', () => {
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isRunning(campaign, day)),
    ).toEqual([false, true, true, false]);
    expect(isRunning({ ...campaign, endsOn: null }, '2031-01-01')).toBe(true);
    expect(isRunning({ ...campaign, isPaused: true }, '2026-11-15')).toBe(false);
  });

  it('pays for clicks, or for views by the thousand, and stops where the day’s budget ends', () => {
    expect([costOf(campaign, 'click'), costOf(campaign, 'impression')]).toEqual([40_000, 0]);
    const views = { ...campaign, pricing: 'thousand-views' as const, bid: 600 };
    expect([costOf(views, 'click'), costOf(views, 'impression') * 1000]).toEqual([0, 600_000]);
    expect(canAfford(campaign, 5_000_000 - 40_000)).toBe(true);
    expect(canAfford(campaign, 5_000_000 - 39_999)).toBe(false);
  });

  it('that is ended stops at once, and keeps an earlier end', () => {
    expect(endCampaign(campaign, '2026-11-10')).toMatchObject({ endsOn: '2026-11-10', isPaused: true });
    expect(endCampaign(campaign, '2026-12-10')).toMatchObject({ endsOn: '2026-11-30' });
    const later = endCampaign({ ...campaign, endsOn: null }, '2026-10-01');
    expect(later.endsOn).toBe('2026-11-01');
    expect(isRunning(later, '2026-11-01')).toBe(false);
  });
});

describe('[SPON-03] the auction', () => {
  it('ranks by bid times relevance', () => {
    expect(
      keys(runAuction([entry('a', 'low', 10), entry('b', 'high', 40), entry('c', 'off', 90, 0.2)], 3)),
    ).toEqual(['high', 'off', 'low']);
    expect(auctionScore(entry('a', 'x', 30))).toBe(
      auctionScore({
        campaign: { id: 'b', pricing: 'thousand-views', bid: 600 },
        productKey: 'y',
        relevance: 1,
      }),
    );
  });

  it('gives a campaign at most two places while others compete, and more only if places remain', () => {
    const rich = ['r1', 'r2', 'r3', 'r4'].map((key) => entry('rich', key, 100));
    expect(keys(runAuction([...rich, entry('poor', 'p1', 5)], 3))).toEqual(['r1', 'r2', 'p1']);
    expect(keys(runAuction([...rich, entry('poor', 'p1', 5)], 5))).toEqual(['r1', 'r2', 'p1', 'r3', 'r4']);
  });

  it('never shows a product twice, an irrelevant product, or more than the number of places', () => {
    const some = fc.array(
      fc.record({
        campaign: fc.record({
          id: fc.constantFrom('a', 'b', 'c'),
          pricing: fc.constantFrom('click' as const, 'thousand-views' as const),
          bid: fc.integer({ min: 1, max: 500 }),
        }),
        productKey: fc.constantFrom(...'pqrstu'),
        relevance: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 6 }), (entries, places) => {
        const won = runAuction(entries, places);
        const fitting = new Set(keys(entries.filter(({ relevance }) => relevance > 0)));
        expect(won).toHaveLength(Math.min(places, fitting.size));
        expect(new Set(keys(won)).size).toBe(won.length);
        for (const { relevance } of won) expect(relevance).toBeGreaterThan(0);
      }),
    );
  });
});

describe('[SPON-03] relevance', () => {
  const dress = {
    productKey: 'D1',
    categorySlugs: ['womens', 'womens-dresses'],
    styleTaxonomy: 'Wrap',
    categoryTaxonomy: 'Dresses',
    department: 'Womens',
    averageRating: 0,
  };

  it('in a category is zero for other products, and highest for a campaign that targets it', () => {
    expect(relevanceInCategory(dress, [], 'mens')).toBe(0);
    expect(relevanceInCategory(dress, ['home'], 'womens-dresses')).toBe(0);
    const made = relevanceInCategory(dress, ['womens-dresses'], 'womens-dresses');
    expect(made).toBeGreaterThan(relevanceInCategory(dress, [], 'womens-dresses'));
    expect(made).toBeGreaterThan(relevanceInCategory(dress, ['womens'], 'womens-dresses'));
    expect(relevanceInCategory({ ...dress, averageRating: 5 }, [], 'womens')).toBeGreaterThan(
      relevanceInCategory({ ...dress, averageRating: 1 }, [], 'womens'),
    );
  });

  it('on a product page depends on style, then category; zero for the product itself', () => {
    const other = { ...dress, productKey: 'D2' };
    expect(relevanceBeside(dress, [], dress)).toBe(0);
    expect(relevanceBeside(other, [], dress)).toBeGreaterThan(
      relevanceBeside({ ...other, styleTaxonomy: 'Slip' }, [], dress),
    );
    expect(relevanceBeside({ ...other, department: 'Home' }, [], dress)).toBe(0);
    expect(relevanceBeside(other, ['mens'], dress)).toBe(0);
  });

  it('in a search depends on the rank', () => {
    expect(relevanceInSearch(dress, 0, 10)).toBeGreaterThan(relevanceInSearch(dress, 9, 10));
  });
});
