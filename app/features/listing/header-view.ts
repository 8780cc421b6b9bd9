import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import {
  chooseListingHeader,
  type ListingHeader,
  type RoundelSet,
} from '#commerce/listing/listing-header.ts';
import type { LongText } from './long-text.ts';

export interface HeaderLink {
  label: string;
  href: string;
  /** Media path without size. */
  image: string | null;
}

export type ListingHeaderView =
  | Exclude<ListingHeader<HeaderLink, HeaderLink>, { kind: 'banner' }>
  | { kind: 'banner'; banner: LongText };

/** Editors' content for the top of a list. */
export interface HeaderContent {
  roundelSets: RoundelSet<HeaderLink>[];
  categoryCards: HeaderLink[];
  banner: LongText | null;
}

export const NO_HEADER_CONTENT: HeaderContent = { roundelSets: [], categoryCards: [], banner: null };

/** The header of a list; without content, its subcategories as tags. */
export function headerOf(
  content: HeaderContent,
  title: string,
  query: string | null,
  children: readonly CategoryNode[],
): ListingHeaderView {
  const subcategories = children.map(({ name, slug }) => ({
    label: name,
    href: categoryLink(slug),
    image: null,
  }));
  const header = chooseListingHeader({
    roundelSets: content.roundelSets,
    categoryCards: content.categoryCards.length > 0 || content.banner ? content.categoryCards : subcategories,
    bannerMarkdown: content.banner?.html ?? null,
    title,
    query,
  });
  if (header.kind !== 'banner') return header;
  return content.banner ? { kind: 'banner', banner: content.banner } : { kind: 'heading', text: title };
}
