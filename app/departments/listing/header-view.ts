import type { CategoryNode } from '#domain/catalogue/category.ts';
import { type ListingHeader, chooseListingHeader, type RoundelSet } from '#domain/visibility/listing-header.ts';
import { categoryLink } from '#domain/links/shop-links.ts';

export interface HeaderLink {
  label: string;
  href: string;
  /** Media path without size. */
  image: string | null;
}

export type ListingHeaderView = ListingHeader<HeaderLink, HeaderLink>;

/** What editors may have written for the top of a list. */
export interface HeaderContent {
  roundelSets: RoundelSet<HeaderLink>[];
  categoryCards: HeaderLink[];
  /** Sanitised HTML of the banner's markdown. */
  bannerHtml: string | null;
}

export const NO_HEADER_CONTENT: HeaderContent = { roundelSets: [], categoryCards: [], bannerHtml: null };

/** One header a page; without any content the categories below are its tags. */
export function headerOf(
  content: HeaderContent,
  title: string,
  query: string | null,
  children: readonly CategoryNode[],
): ListingHeaderView {
  const below = children.map(({ name, slug }) => ({ label: name, href: categoryLink(slug), image: null }));
  return chooseListingHeader({
    roundelSets: content.roundelSets,
    categoryCards: content.categoryCards.length > 0 || content.bannerHtml ? content.categoryCards : below,
    bannerMarkdown: content.bannerHtml,
    title,
    query,
  });
}
