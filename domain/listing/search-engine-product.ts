/** A product as the alternative search engine answers it; prices are in pounds. */
export interface SearchEngineProduct {
  pid: string;
  title: string;
  brand: string;
  url: string;
  thumb_image: string;
  price: number;
  sale_price?: number | null;
  wasPrice?: number | string | null;
  price_range?: readonly number[] | null;
  discountPercentage?: number | null;
  description?: string | null;
  skuid?: string | readonly string[] | null;
  sku_price?: number | null;
  sku_sale_price?: number | null;
  swatchImage?: string | null;
  sku_thumb_images?: readonly string[] | null;
  colour?: string | null;
  colourFacet?: string | null;
  colourFacets?: readonly string[] | null;
  averageRating?: number | null;
  totalReviewCount?: number | null;
  categorySlugs?: readonly string[] | null;
  classification?: string | null;
  department?: string | null;
  /** The text 'true', or anything else for no. */
  giftWithPurchase?: string | null;
  ratingGroup?: string | null;
  ratingRange?: number | null;
  variants?: readonly SearchEngineVariant[] | null;
  isSponsored?: boolean | null;
  adIndex?: number | null;
}

export interface SearchEngineVariant {
  colour?: string | null;
  colourFacet?: string | null;
  swatchImage?: string | null;
  sku_thumb_images?: readonly string[] | null;
  discountPercentage?: number | null;
  wasPrice?: number | string | null;
  sku_price?: number | null;
  sku_sale_price?: number | null;
  /** Seen as one text and as a list. */
  skuid?: string | readonly string[] | null;
}
