import type { Campaign } from '#domain/sponsored/campaign.ts';

/** Sponsor, where it runs, pence a click, pounds a day. */
const rows: [sponsor: string, categories: string[], bid: number, pounds: number][] = [
  ['Coast', ['womens-dresses', 'wedding-guest', 'evening'], 48, 400],
  ['Oasis', ['womens', 'womens-dresses', 'womens-tops'], 42, 350],
  ['Warehouse', ['womens', 'womens-coats-and-jackets', 'womens-trousers'], 38, 300],
  ['Wallis', ['womens', 'womens-dresses'], 35, 250],
  ['Dorothy Perkins', [], 22, 250],
  ['Burton', ['mens'], 36, 300],
  ['Nasty Gal', ['womens', 'womens-dresses'], 31, 200],
  ['Principles', ['womens', 'mens'], 27, 200],
  ['Maine', ['mens', 'womens'], 24, 200],
  ['Fennick Skin', ['beauty', 'beauty-skincare'], 34, 250],
  ['Velmora', ['beauty', 'beauty-makeup'], 33, 250],
  ['Tressel', ['beauty', 'beauty-haircare'], 26, 150],
  ['Larkhollow', ['home'], 37, 300],
  ['Brindle & Oake', ['home', 'home-furniture', 'home-sofas'], 45, 300],
  ['Rugwright', ['home', 'home-rugs'], 29, 150],
  ['Harrowby Lighting', ['home', 'home-lighting'], 28, 150],
];

/** Who pays to be seen first in the demo; they run on, so that every visitor finds them. */
export function demoCampaigns(): Campaign[] {
  return rows.map(([sponsor, categorySlugs, bid, pounds]) => ({
    id: `demo-${sponsor.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    name: `${sponsor} all season`,
    sponsor,
    brand: sponsor,
    categorySlugs,
    productKeys: [],
    pricing: 'click',
    bid,
    dailyBudget: pounds * 100,
    startsOn: '2026-01-01',
    endsOn: null,
    isPaused: false,
  }));
}
