export interface RoundelSet<R> {
  published: boolean;
  roundels: readonly R[];
}

export interface ListingHeaderContent<R, C> {
  roundelSets: readonly RoundelSet<R>[];
  /** Cards from the submenu: a carousel if they have images, else tag buttons. */
  categoryCards: readonly C[];
  bannerMarkdown: string | null;
  title: string | null;
  query: string | null;
}

export type ListingHeader<R, C> =
  | { kind: 'roundels'; roundels: readonly R[] }
  | { kind: 'category-cards'; cards: readonly C[] }
  | { kind: 'tag-buttons'; cards: readonly C[] }
  | { kind: 'banner'; markdown: string }
  | { kind: 'heading'; text: string };

/** The header of a list: roundels, else category cards or tags, else the banner, else a heading. */
export function chooseListingHeader<R, C extends { image: unknown }>(
  content: ListingHeaderContent<R, C>,
): ListingHeader<R, C> {
  const set = content.roundelSets.find(({ published, roundels }) => published && roundels.length > 0);
  if (set) return { kind: 'roundels', roundels: set.roundels };
  const cards = content.categoryCards;
  if (cards.length > 0) {
    return { kind: cards.some(({ image }) => !!image) ? 'category-cards' : 'tag-buttons', cards };
  }
  if (content.bannerMarkdown?.trim()) return { kind: 'banner', markdown: content.bannerMarkdown };
  return { kind: 'heading', text: content.title || content.query || '' };
}
