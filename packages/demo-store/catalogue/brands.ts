import { beautyAndHomeBrands } from './beauty-and-home-brands.ts';
import type { BrandProfile } from './brand-profile.ts';
import { fashionBrands } from './fashion-brands.ts';
import { sellerBrands } from './sellers.ts';

const ownBrand: BrandProfile = {
  slug: 'selvedge',
  name: 'Selvedge',
  kind: 'house',
  description:
    'Our own label, made in small runs by mills and workshops we know by name: good cloth, honest prices and pieces that last.',
  billing: null,
  code: 'SV',
  level: 1,
  ending: 'whole',
  saleShare: 0.25,
  ranges: {
    dresses: 4,
    tops: 5,
    knitwear: 6,
    trousers: 5,
    denim: 4,
    outerwear: 5,
    tailoring: 4,
    swim: 2,
    nightwear: 4,
    lingerie: 1,
    shoes: 5,
    bags: 4,
    jewellery: 1,
    accessories: 5,
    menswear: 5,
    'mens-tailoring': 2,
    'mens-shoes': 4,
    'mens-accessories': 4,
    'mens-jewellery': 2,
    kidswear: 5,
    bath: 1,
    furniture: 3,
    bedding: 4,
    'soft-furnishings': 5,
    lighting: 4,
    dining: 5,
    decor: 4,
    rugs: 2,
    gifts: 3,
  },
  voice: [
    'Made in small runs and meant to be kept.',
    'Good materials, an honest price and nothing to hide.',
    'Designed in our own studio.',
  ],
  wearVoice: ['Cut to be worn for years, not weeks.', 'One of those pieces you reach for without thinking.'],
};

export const brands: BrandProfile[] = [ownBrand, ...fashionBrands, ...beautyAndHomeBrands, ...sellerBrands];

export const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
