export interface CategoryCardLink {
  label: string;
  href: string;
}

export interface CategoryCard {
  primaryHref: string | null;
  shopAllHref: string | null;
  links: readonly CategoryCardLink[];
}

export type CategoryCardBehaviour =
  | { kind: 'link'; href: string }
  | { kind: 'flip'; links: CategoryCardLink[]; shopAllHref: string | null };

const OVERLAY_LINKS = 3;

/** A card with a primary link is a link; one without flips to three subcategories and Shop All. */
export function categoryCardBehaviour(card: CategoryCard): CategoryCardBehaviour {
  if (card.primaryHref) return { kind: 'link', href: card.primaryHref };
  return { kind: 'flip', links: card.links.slice(0, OVERLAY_LINKS), shopAllHref: card.shopAllHref };
}
