import { type ComponentType, useSyncExternalStore } from 'react';
import type { CardBadge, CardBadgeLook } from './badge-look.ts';
import type { CardSlotProps } from './card-slots.tsx';

export interface CardOverlay {
  badges: CardBadge[];
  promo: CardBadgeLook | null;
}

/** A badge in the panel of a product's page: with a second line, and where it leads. */
export interface PanelBadgeLook extends CardBadgeLook {
  more: string | null;
  link: { href: string; name: string } | null;
}

export interface PageBadges {
  images: CardBadge[];
  price: PanelBadgeLook | null;
  promo: PanelBadgeLook | null;
  exclusion: PanelBadgeLook | null;
}

/** What only some visits have on their cards: staff tools, badges being prepared, an experiment. */
export interface LateSlots {
  /** Staff tools, such as the Selected toggle. */
  Tools?: ComponentType<CardSlotProps> | undefined;
  /** Badges to show in place of a card's own, by product id. */
  overlays?: Readonly<Record<string, CardOverlay>> | undefined;
  /** Badges to show in place of those of the product's own page. */
  page?: { slug: string; badges: PageBadges } | undefined;
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

/** The badges of a product's page, as this visit sees them. */
export function usePageBadges({ slug, badges }: { slug: string; badges: PageBadges }): PageBadges {
  const { page } = useLateSlots();
  return page?.slug === slug ? page.badges : badges;
}
