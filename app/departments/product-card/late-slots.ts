import { type ComponentType, useSyncExternalStore } from 'react';
import type { CardBadge, CardBadgeLook } from './badge-look.ts';
import type { CardSlotProps } from './card-slots.tsx';

export interface CardOverlay {
  badges: CardBadge[];
  promo: CardBadgeLook | null;
}

/** What only some visits have on their cards: staff tools, badges being prepared, an experiment. */
export interface LateSlots {
  /** Staff tools, such as the Selected toggle. */
  Tools?: ComponentType<CardSlotProps> | undefined;
  /** Badges to show in place of a card's own, by product id. */
  overlays?: Readonly<Record<string, CardOverlay>> | undefined;
}

// Kept outside React's tree: it comes late, and must not stir lists that still sleep.
const nothing: LateSlots = {};
let slots = nothing;
const listeners = new Set<() => void>();

export function setLateSlots(change: LateSlots): void {
  slots = { ...slots, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLateSlots(): LateSlots {
  return useSyncExternalStore(
    subscribe,
    () => slots,
    () => nothing,
  );
}
