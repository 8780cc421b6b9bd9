import type { Picture, Video } from '#commerce/media/picture.ts';
import type { Money } from '#commerce/pricing/money.ts';

/** The product entities of the specification. Vendor formats are converted to them in the integrations. */

export interface Product {
  id: string;
  /** Merchandising key: letters, digits and dashes. */
  key: string;
  slug: string;
  name: string;
  brand: string;
  brandSlug: string;
  description: string;
  productType: ProductType;
  sizingService: 'truefit' | null;
  gender: string | null;
  department: string;
  categoryTaxonomy: string;
  styleTaxonomy: string;
  categories: CategoryRef[];
  breadcrumbs: CategoryRef[];
  /** One entry per colour, in display order; the first is the master colour. */
  colours: ProductColour[];
  variants: Variant[];
  /** Listing filter values by key, for example `{ neckline: ['V Neck'], 'aiattributes.Fit': ['Regular'] }`. */
  facets: Record<string, string[]>;
  /** Name and description in other languages, by language: shown and searched on pages in that language. */
  texts?: Record<string, { name?: string; description?: string }>;
  related: Record<RelatedKind, string[]>;
  manufacturer: Manufacturer | null;
  seller: Seller | null;
  isHostedMarketplace: boolean;
  isPremier: boolean;
  isSubscribable: boolean;
  /** ISO date; pre-order is active while it is in the future. */
  preorderUntil: string | null;
  surcharge: Money | null;
  derivedFeatures: string[];
  /** Brand sites (fascias) that sell it; empty means all. */
  availableFascias: string[];
  publishedAt: string;
  /** Yearly revenue in pence; drives best sellers. */
  totalRevenueAmount: number;
  averageRating: number;
  totalReviewCount: number;
  /** ISO moment; it goes on sale then. */
  saleStarts?: string;
  /** ISO moment; it is taken off sale then. */
  saleEnds?: string;
  /** Slugs of the categories that it is in by their rule. */
  automaticCategories?: string[];
}

export type ProductType = 'clothing' | 'footwear' | 'accessory' | 'beauty' | 'home' | 'gift' | 'membership';

export type RelatedKind = 'suits' | 'home' | 'beauties' | 'outfits' | 'bundle' | 'influencer';

export interface CategoryRef {
  name: string;
  slug: string;
}

export interface ProductColour {
  /** The value in URLs and the wishlist key; unique within the product. */
  colour: string;
  /** The display name: "Midnight Navy". */
  label: string;
  /** The filter family: "Navy". */
  facet: string;
  swatch: Picture;
  images: Picture[];
  videos: Video[];
}

export interface Variant {
  id: string;
  sku: string;
  marketplaceSku: string | null;
  isMaster: boolean;
  preSelected: boolean;
  colour: string;
  size: string;
  eanBarcode: string;
  price: VariantPrice;
  stock: Stock;
  logisticClass: string;
  /** Of one piece, in grams; delivery may cost more from a weight on. */
  weight?: number;
  /** Decides the tax rate; the standard rate where it is left out. */
  taxClass?: string;
  customisationGroupName: string | null;
  attributes: VariantAttributes;
}

export interface VariantPrice {
  price: Money;
  wasPrice: Money | null;
  /** The lowest price in the weeks before a reduction. */
  lowestPrice?: Money | null;
  preDiscountPrice: Money | null;
  discountEffects: { name: string; value: Money }[];
  country: string;
  shopExclusionsMessaging: string | null;
  shopDeliveryMessaging: string | null;
}

export interface Stock {
  isOnStock: boolean;
  availableQuantity: number;
}

export interface VariantAttributes {
  classification: string | null;
  collection: string | null;
  returnsPolicy: string | null;
  detailsAndCare: string | null;
  fabrication: string | null;
  ingredients: string | null;
  sustainabilityContent: string | null;
  gwpSku: string | null;
  gwpDescription: string | null;
  voxeloId: string | null;
  rewardsPoints: number;
  isNextDay: boolean;
}

export interface Manufacturer {
  name: string;
  tradeName: string;
  responsiblePersonName: string;
  postalAddress: string;
  emailAddress: string;
}

export interface Seller {
  slug: string;
  name: string;
  billing: SellerBilling;
}

export interface SellerBilling {
  corporateName: string;
  vatNumber: string;
  identificationNumber: string;
  street1: string;
  street2: string | null;
  city: string;
  state: string | null;
  zipCode: string;
  countryIsoCode: string;
}
