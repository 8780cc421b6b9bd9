import type { DeliveryTable } from '#commerce/delivery/delivery-table.ts';
import type { ImageRatio } from '#commerce/listing/card-facts.ts';
import type { ContentWidth } from '#commerce/listing/cards-per-row.ts';
import type { BrandFont } from '#commerce/markets/brand-fonts.ts';
import type { SiteSettings } from '../site-settings.ts';

/** A brand site (fascia): everything that differs from shop to shop is here, as data. */
export interface BrandConfig {
  slug: string;
  name: string;
  /** One line under the name in metadata and the footer. */
  tagline: string;
  /** The same line in the brand's other languages. */
  taglines?: Readonly<Record<Locale, string>>;
  /** A line of its own among the promises above the header, by language. */
  promise?: Readonly<Record<Locale, string>>;
  /** Departments of the menu in their order, by category slug; empty for those of the catalogue, in its order. */
  menu: string[];
  /** Hosts of its own, such as brand.example; a brand without any is found at {slug}.localhost and below the other brands' domains. */
  domains?: string[];
  /** Who sells, for invoices; the brand's name when left out. */
  legal?: LegalEntity;
  /** Not open to shoppers yet: it is found at draft-{slug} in place of {slug}. */
  isDraft?: boolean;
  theme: BrandTheme;
  locale: Locale;
  locales: Locale[];
  currency: string;
  /** Whose prices it shows; every currency has a list of its name. What has no price in it is not sold here. */
  priceList: string;
  country: string;
  features: BrandFeatures;
  settings: SiteSettings;
  /** Delivery methods, zones and calendars as staff keep them in the back office; none until they add some. */
  delivery?: DeliveryTable;
  /** The market that this site of the brand is for, by its code and name; a brand without markets has none. */
  market?: string;
  marketName?: string;
  countries?: readonly string[];
  /** `/fr` for a market below the brand's host. */
  pathPrefix?: string;
  /** The host of a market that has its own. */
  marketHost?: string | null;
  showsLowestPrice?: boolean;
  /** Every site of the brand, its own first; left out where there is only one. */
  sites?: readonly SiteAddress[];
}

/** Where a site of a brand is found, and whom it is for: what shoppers choose among. */
export interface SiteAddress {
  market: string | null;
  name: string;
  countries: readonly string[];
  currency: string;
  locale: Locale;
  locales: readonly Locale[];
  pathPrefix: string;
  host: string | null;
}

/** Invoices are numbered without gaps for each legal entity, by its name. */
export interface LegalEntity {
  name: string;
  address: string[];
  taxNumber: string | null;
}

/** A language: the name of a folder in `app/i18n/`. The start checks that every brand's languages have one. */
export type Locale = string;

export interface BrandTheme {
  /** The brand whose stylesheet it wears; its own when left out. */
  look?: string;
  /** In place of the stylesheet's accent, with the colour of text on it. */
  accent?: { colour: string; text: string } | null;
  /** In place of the stylesheet's fonts. */
  fonts?: { heading: BrandFont | null; text: BrandFont | null };
  /** The address of a picture, in place of the wordmark. */
  logo?: string | null;
  /** Cards in a listing row on desktop. */
  cardsPerRow: 3 | 4 | 5;
  /** Cards leave the brand line out where the whole site is one brand. */
  hideBrand: boolean;
  /** Height of card pictures divided by their width. */
  imageRatio: ImageRatio;
  /** Width of page content in pixels; 2000 is full width. */
  contentWidth: ContentWidth;
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
