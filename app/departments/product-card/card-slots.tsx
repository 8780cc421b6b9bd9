import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardBadge, CardBadgeLook, CardColour, CardView } from './card-view.ts';

export interface CardSlotProps {
  card: CardView;
  /** The colour the shopper sees on the card now. */
  colour: CardColour;
}

/** What other departments put on every card; a page or the shell sets it once. */
export interface CardSlots {
  Wishlist?: ComponentType<CardSlotProps>;
  QuickAdd?: ComponentType<CardSlotProps>;
  /** Staff tools, such as the Selected toggle. */
  Tools?: ComponentType<CardSlotProps>;
  /** Badges to show in place of a card's own, by product id: those being prepared, or of an experiment. */
  overlays?: Readonly<Record<string, CardOverlay>>;
}

export interface CardOverlay {
  badges: CardBadge[];
  promo: CardBadgeLook | null;
}

const CardSlotsContext = createContext<CardSlots>({});

export function CardSlotsProvider({ slots, children }: { slots: CardSlots; children: ReactNode }) {
  return <CardSlotsContext value={slots}>{children}</CardSlotsContext>;
}

export function useCardSlots(): CardSlots {
  return useContext(CardSlotsContext);
}
