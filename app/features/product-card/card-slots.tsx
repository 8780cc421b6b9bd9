import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardColour, CardView } from './card-view.ts';

export interface CardSlotProps {
  card: CardView;
  /** The colour the shopper sees on the card now. */
  colour: CardColour;
}

/** What other departments put on every card; a page or the shell sets it once. */
export interface CardSlots {
  Wishlist?: ComponentType<CardSlotProps>;
  QuickAdd?: ComponentType<CardSlotProps>;
}

const CardSlotsContext = createContext<CardSlots>({});

export function CardSlotsProvider({ slots, children }: { slots: CardSlots; children: ReactNode }) {
  return <CardSlotsContext value={slots}>{children}</CardSlotsContext>;
}

export function useCardSlots(): CardSlots {
  return useContext(CardSlotsContext);
}
