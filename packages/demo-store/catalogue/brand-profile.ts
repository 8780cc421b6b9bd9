import type { BrandRecord } from '../../../commerce/catalogue/source.server.ts';

/** What a brand sells is told by range; the number is its share of that range. */
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
  /** The two letters that open its product keys. */
  code: string;
  /** Prices relative to the house brand. */
  level: number;
  ending: 'whole' | 'half' | 'ninety-nine';
  /** How often it marks down. */
  saleShare: number;
  ranges: Partial<Record<Range, number>>;
  /** Closing sentences in the brand's own tone. */
  voice: string[];
  /** More of them, for clothes only. */
  wearVoice?: string[];
}

/** A brand the shop buys from and sends itself. */
export function known(profile: Omit<BrandProfile, 'kind' | 'billing'>): BrandProfile {
  return { ...profile, kind: 'known', billing: null };
}
