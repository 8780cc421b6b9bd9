import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardColour, CardView } from './card-view.ts';

export interface CardSlotProps {
  card: CardView;
  /** The colour that the card shows now. */
  colour: CardColour;
}

/** Components of other features on every card, set once by the page or the shell. */
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
