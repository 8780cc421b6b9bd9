import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** The wishlist button of a card: saves the shown colour without a size. */
export default function CardWishlistButton({ card, colour }: CardSlotProps) {
  const item = {
    productKey: card.key,
    colourSelected: colour.colour,
    lineItemSku: colour.sku,
    sizeSelected: false,
  };
  return <WishlistButton item={item} name={`${card.name}, ${colour.label}`} look="raised" />;
}
