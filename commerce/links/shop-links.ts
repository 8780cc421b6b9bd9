import { encodeSegment } from './segment.ts';

export const WISHLIST_LINK = '/wishlist';
export const BASKET_LINK = '/basket';
export const ACCOUNT_LINK = '/account';
export const SIGN_UP_LINK = '/sign-up';
export const RETURNS_LINK = '/pages/informational/returns';
/** The list of what has just come in, where a shop keeps one. */
export const NEW_IN = 'new-in';
export const BRAND_ROOM_LINK = '/pages/brand-room';

/** What editors may write about the shop itself; the footer leads to those that are there. */
export const ABOUT_PAGES = [
  'delivery',
  'returns',
  'size-guide',
  'contact',
  'about',
  'privacy',
  'terms',
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

/** A brand's products are a category of their own. */
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

/** A supplied link wins over the brand's own guide. */
export function sizeGuideLink(brand: string, suppliedLink?: string | null): SizeGuideLink {
  return { href: suppliedLink || `${brandPageLink(brand)}/informational/size-guide`, target: '_blank' };
}

/** Where a brand has no list of its own, searching for its name finds what it sells. */
export function brandSearchLink(brand: string): string {
  return `/search?q=${encodeURIComponent(brand)}`;
}

export function isBasketPage(path: string): boolean {
  return path.includes(BASKET_LINK);
}
