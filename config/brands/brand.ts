import type { ImageRatio } from '#commerce/listing/card-facts.ts';
import type { ContentWidth } from '#commerce/listing/cards-per-row.ts';
import type { SiteSettings } from '../site-settings.ts';

/** A brand site (fascia): everything that differs from shop to shop is here, as data. */
export interface BrandConfig {
  slug: string;
  name: string;
  /** One line under the name in metadata and the footer. */
  tagline: string;
  /** Departments shown first in the menu, by category slug; a brand of menswear starts with menswear. */
  menu: string[];
  /** Hosts of its own, such as coast.example; a brand without any is found at {slug}.localhost and below its sisters' domains. */
  domains?: string[];
  theme: BrandTheme;
  locale: Locale;
  locales: Locale[];
  currency: string;
  country: string;
  features: BrandFeatures;
  settings: SiteSettings;
}

export const LOCALES = ['en-GB', 'fr', 'nl', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];

export interface BrandTheme {
  /** Cards in a listing row on desktop. */
  cardsPerRow: 3 | 4 | 5;
  /** Cards leave the brand line out where the whole site is one brand. */
  hideBrand: boolean;
  /** Height of card pictures divided by their width. */
  imageRatio: ImageRatio;
  /** Width of page content in pixels; 2000 is full width. */
  contentWidth: ContentWidth;
  /** Studio ground behind this brand's product pictures. */
  ground: string;
  /** Colour of the browser's own bars. */
  themeColour: string;
}

export interface BrandFeatures {
  reviews: boolean;
  chatbot: boolean;
  wishlist: boolean;
  applePay: boolean;
  rewards: boolean;
  premier: boolean;
  /** The alternative discovery engine answers listings. */
  discovery: boolean;
}
