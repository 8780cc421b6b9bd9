import type { CardView } from '#app/features/product-card/card-view.ts';
import { productLink } from '#commerce/links/product-link.ts';

/** A product in the search panel. */
export interface SuggestedProduct {
  id: string;
  name: string;
  brand: string;
  href: string;
  src: string;
  tone: string;
  price: string;
  was: string | null;
}

export function toSuggestedProduct(card: CardView): SuggestedProduct {
  const colour = card.colours[card.shown];
  return {
    id: card.id,
    name: card.name,
    brand: card.brand,
    href: productLink(card, colour?.colour),
    src: colour?.src ?? '',
    tone: colour?.tone ?? '',
    price: card.price,
    was: card.was,
  };
}
