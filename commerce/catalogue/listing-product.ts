import type { Picture } from '#commerce/media/picture.ts';
import type { Money } from '#commerce/pricing/money.ts';
import type { CategoryRef, ProductType } from './product.ts';

/** What a product card needs, independent of the search engine. */
export interface ListingProduct {
  productKey: string;
  id: string;
  name: string;
  slug: string;
  brand: string;
  breadcrumbs: CategoryRef[];
  classification: string | null;
  description: string;
  /** Names in other languages. */
  texts?: Record<string, { name?: string }>;
  price: Money;
  wasPrice: Money | null;
  percentageSaving: number;
  imagesResponsive: Picture[];
  colour: string;
  size: string | null;
  gender: string | null;
  department: string;
  styleTaxonomy: string;
  categoryTaxonomy: string;
  occasion: string[];
  categoryNames: string[];
  categorySlugs: string[];
  colourVariants: ColourVariant[];
  productType: ProductType | null;
  priceVariants: PriceVariant[];
  isPremier: boolean;
  hasGiftWithPurchase: boolean;
  gwpSku: string | null;
  isOnStock: boolean;
  /** Brand sites (fascias) that sell it; empty means all. */
  availableFascias: readonly string[];
  averageRating: number;
  ratingRange: number;
  totalReviewCount: number;
  ratingGroup: string | null;
  variantSkus: string[];
  pricesBySize: Record<string, Money>;
  page: number;
  adInfo: AdInfo | null;
  adIndex: number | null;
}

export interface ColourVariant {
  colour: string;
  colourLabel: string;
  colourFacet: string;
  swatchImage: Picture | null;
  image: Picture;
  imagesResponsive: Picture[];
  sku: string;
  isOnStock: boolean;
  sizesInStock: string[];
}

export interface PriceVariant {
  colour: string;
  size: string | null;
  price: Money;
  wasPrice: Money | null;
  lowestPrice?: Money | null;
  percentageSaving: number;
}

export interface AdInfo {
  adId: string;
  adUnitId: string;
  sponsor: string | null;
}

/** The highest number of stars. */
export const RATING_RANGE = 5;
