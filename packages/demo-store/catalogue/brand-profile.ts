import type { BrandRecord } from '../../../commerce/catalogue/catalogue-source.server.ts';

/** What a brand sells, by range; the number is its share of that range. */
export type Range =
  | 'dresses'
  | 'occasion'
  | 'tops'
  | 'knitwear'
  | 'trousers'
  | 'denim'
  | 'outerwear'
  | 'tailoring'
  | 'swim'
  | 'lingerie'
  | 'nightwear'
  | 'shoes'
  | 'bags'
  | 'jewellery'
  | 'accessories'
  | 'menswear'
  | 'mens-tailoring'
  | 'mens-shoes'
  | 'mens-accessories'
  | 'mens-jewellery'
  | 'kidswear'
  | 'makeup'
  | 'skincare'
  | 'fragrance'
  | 'haircare'
  | 'bath'
  | 'furniture'
  | 'bedding'
  | 'soft-furnishings'
  | 'lighting'
  | 'dining'
  | 'decor'
  | 'rugs'
  | 'gifts';

export interface BrandProfile extends BrandRecord {
  /** The first two letters of its product keys. */
  code: string;
  /** Prices relative to the own brand. */
  level: number;
  ending: 'whole' | 'half' | 'ninety-nine';
  /** Share of its products that are marked down. */
  saleShare: number;
  ranges: Partial<Record<Range, number>>;
  /** Closing sentences of its product descriptions. */
  voice: string[];
  /** Further closing sentences, for clothes only. */
  wearVoice?: string[];
}

/** A brand whose products the shop buys and ships itself. */
export function known(profile: Omit<BrandProfile, 'kind' | 'billing'>): BrandProfile {
  return { ...profile, kind: 'known', billing: null };
}
