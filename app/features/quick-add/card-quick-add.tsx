import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { QuickAddButton } from './quick-add-button.tsx';

/** The quick-add button of a product card; sold-out products and memberships have none. */
export default function CardQuickAdd(preview: CardSlotProps) {
  const { card, colour } = preview;
  if (!card.isOnStock || card.isPremier) return null;
  return (
    <QuickAddButton
      productId={card.id}
      slug={card.slug}
      name={card.name}
      colour={colour.colour}
      preview={preview}
      showsLabel
    />
  );
}
