import { encodeSegment } from './segment.ts';

export const WISHLIST_LINK = '/wishlist';
export const BASKET_LINK = '/basket';
export const ACCOUNT_LINK = '/account';
export const SIGN_UP_LINK = '/sign-up';
export const RETURNS_LINK = '/pages/informational/returns';
/** The slug of the list of new products. */
export const NEW_IN = 'new-in';
export const BRAND_ROOM_LINK = '/pages/brand-room';

/** Pages about the shop; the footer links to those that exist. */
export const ABOUT_PAGES = [
  'delivery',
  'returns',
  'size-guide',
  'contact',
  'about',
  'privacy',
  'terms',
  'imprint',
] as const;
export type AboutPage = (typeof ABOUT_PAGES)[number];

export function aboutPageLink(page: AboutPage): string {
  return `/pages/informational/${page}`;
}

export function footerPageLinks(brand: string): string[] {
  return [...ABOUT_PAGES.map(aboutPageLink), BRAND_ROOM_LINK, brandPageLink(brand)];
}

export function categoryLink(slug: string): string {
  return `/categories/${encodeSegment(slug)}`;
}

/** The products of a brand are listed as a category. */
export function brandLink(brandSlug: string): string {
  return categoryLink(brandSlug);
}

export function brandPageLink(brand: string): string {
  return `/pages/brands/${encodeSegment(brand)}`;
}

export interface SizeGuideLink {
  href: string;
  target: '_blank';
}

/** A given link overrides the guide of the brand. */
export function sizeGuideLink(brand: string, suppliedLink?: string | null): SizeGuideLink {
  return { href: suppliedLink || `${brandPageLink(brand)}/informational/size-guide`, target: '_blank' };
}

/** For a brand without a list of its own. */
export function brandSearchLink(brand: string): string {
  return `/search?q=${encodeURIComponent(brand)}`;
}

export function isBasketPage(path: string): boolean {
  return path.includes(BASKET_LINK);
}
