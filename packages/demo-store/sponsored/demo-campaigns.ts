import { specials } from '../catalogue/specials/specials.ts';

/** An advertiser that pays for sponsored products. */
export interface DemoCampaign {
  id: string;
  name: string;
  advertiser: { slug: string; kind: 'brand' | 'seller' };
  /** The lists that may show it. */
  categorySlugs: string[];
  /** Search words that may show it, in lower case. */
  searchWords: string[];
  productKeys: string[];
  /** Price of a click, in pence. */
  bidPence: number;
  dailyBudgetPence: number;
  /** First and last day, inclusive. */
  from: string;
  to: string;
}

interface CampaignNote {
  id: string;
  name: string;
  advertiser: string;
  kind?: 'seller';
  lists: string;
  words?: string;
  examples: string;
  bid: number;
  budget: number;
  /** Days from today; by default from 14 days ago to 75 days ahead. */
  from?: number;
  to?: number;
}

/** With different bids, some small budgets, one finished and one future campaign. */
const notes: readonly CampaignNote[] = [
  {
    id: 'oasis-florals',
    name: 'Oasis: garden florals',
    advertiser: 'oasis',
    lists: 'womens womens-dresses womens-midi-dresses oasis wedding-guest new-in',
    words: 'dress floral midi',
    examples: 'size-dress colour-out-of-stock xdd',
    bid: 46,
    budget: 9_000,
  },
  {
    id: 'coast-evening',
    name: 'Coast: after six',
    advertiser: 'coast',
    lists: 'womens womens-dresses womens-evening-dresses wedding-guest coast sale',
    words: 'dress evening satin gown',
    examples: 'bundle-outfits was-price bundle-outfits-clutch',
    bid: 62,
    budget: 12_000,
  },
  {
    id: 'tamsin-vale-occasion',
    name: 'Tamsin Vale: made for weddings',
    advertiser: 'tamsin-vale',
    kind: 'seller',
    lists: 'womens-dresses womens-maxi-dresses wedding-guest',
    words: 'dress maxi wedding',
    examples: 'marketplace',
    bid: 71,
    budget: 4_500,
  },
  {
    id: 'wallis-workwear',
    name: 'Wallis: Monday, sorted',
    advertiser: 'wallis',
    lists: 'womens womens-coats womens-dresses workwear wallis',
    words: 'coat blouse trousers',
    examples: 'influencer-look low-stock petite',
    bid: 38,
    budget: 7_000,
  },
  {
    id: 'burton-suits',
    name: 'Burton: the first suit',
    advertiser: 'burton',
    lists: 'mens mens-suits mens-suit-jackets burton wedding-guest',
    words: 'suit jacket shirt tie',
    examples: 'bundle-suits bundle-suits-trousers size-collar',
    bid: 44,
    budget: 8_000,
  },
  {
    id: 'skerry-outerwear',
    name: 'Skerry Supply: weatherproof',
    advertiser: 'skerry-supply',
    kind: 'seller',
    lists: 'mens mens-coats-and-jackets mens-coats',
    words: 'puffer jacket coat',
    examples: 'marketplace-menswear',
    bid: 33,
    budget: 3_000,
  },
  {
    id: 'velmora-opening-night',
    name: 'Velmora: Opening Night',
    advertiser: 'velmora',
    lists: 'beauty makeup beauty-makeup beauty-lipstick velmora party',
    words: 'lipstick foundation nail',
    examples: 'try-on foundation-shades many-colours',
    bid: 52,
    budget: 10_000,
  },
  {
    id: 'fennick-routine',
    name: 'Fennick: four minutes, bed',
    advertiser: 'fennick',
    lists: 'beauty skincare beauty-skincare fennick',
    words: 'serum cleanser cream',
    examples: 'beauty-ingredients bundle-beauties bundle-beauties-cream',
    bid: 41,
    budget: 6_000,
  },
  {
    id: 'brindle-rooms',
    name: 'Brindle & Oake: sit down',
    advertiser: 'brindle-oake',
    lists: 'home furniture home-furniture home-sofas brindle-oake',
    words: 'sofa armchair mirror',
    examples: 'bundle-home three-d-armchair very-dear no-size',
    bid: 95,
    budget: 20_000,
  },
  {
    id: 'rugwright-floors',
    name: 'Rugwright: underfoot',
    advertiser: 'rugwright',
    kind: 'seller',
    lists: 'home home-rugs rugs',
    words: 'rug',
    examples: 'size-rugs',
    bid: 58,
    budget: 3_500,
  },
  {
    id: 'harrowby-evenings',
    name: 'Harrowby: the small light',
    advertiser: 'harrowby-lighting',
    kind: 'seller',
    lists: 'home home-lighting lighting',
    words: 'lamp light',
    examples: 'marketplace-lighting',
    bid: 49,
    budget: 2_500,
  },
  {
    id: 'posy-gifts',
    name: 'Posy & Pine: with your initials',
    advertiser: 'posy-and-pine',
    kind: 'seller',
    lists: 'gifts gifts-for-her christmas',
    words: 'gift engraved box',
    examples: 'customisable',
    bid: 36,
    budget: 2_500,
  },
  {
    id: 'quillon-jewellery',
    name: 'Quillon: recycled gold',
    advertiser: 'quillon',
    kind: 'seller',
    lists: 'womens-jewellery gifts',
    words: 'ring necklace earrings',
    examples: 'customisable-initials size-rings non-refundable',
    bid: 40,
    budget: 4_000,
  },
  {
    id: 'coastie-summer-over',
    name: 'Coastie: the summer that was',
    advertiser: 'coastie',
    lists: 'womens womens-swimwear kids',
    words: 'bikini swimsuit',
    examples: 'no-reviews few-reviews',
    bid: 55,
    budget: 5_000,
    from: -120,
    to: -30,
  },
  {
    id: 'misspap-party-to-come',
    name: 'MissPap: party season',
    advertiser: 'misspap',
    lists: 'womens womens-dresses party',
    words: 'sequin party clutch',
    examples: 'no-manufacturer',
    bid: 60,
    budget: 6_000,
    from: 14,
    to: 60,
  },
];

const OPENING_DAY = new Date('2026-11-15T00:00:00.000Z');
const DAY = 86_400_000;
const USUAL = { from: -14, to: 75 };

export function demoCampaigns(
  catalogue: { productCount: number; categories: readonly { slug: string }[] },
  today: Date = OPENING_DAY,
): DemoCampaign[] {
  const sold = new Map(specials.slice(0, catalogue.productCount).map(({ id, key }) => [id, key]));
  const known = new Set(catalogue.categories.map(({ slug }) => slug));
  const day = (offset: number) => new Date(today.getTime() + offset * DAY).toISOString().slice(0, 10);
  return notes.map(({ id, name, advertiser, kind, lists, words, examples, bid, budget, from, to }) => ({
    id,
    name,
    advertiser: { slug: advertiser, kind: kind ?? 'brand' },
    categorySlugs: lists.split(' ').filter((slug) => known.has(slug)),
    searchWords: words?.split(' ') ?? [],
    productKeys: examples.split(' ').flatMap((example) => sold.get(example) ?? []),
    bidPence: bid,
    dailyBudgetPence: budget,
    from: day(from ?? USUAL.from),
    to: day(to ?? USUAL.to),
  }));
}
