import { type ComponentType, useSyncExternalStore } from 'react';
import type { CardBadge, CardBadgeLook } from './badge-look.ts';
import type { CardSlotProps } from './card-slots.tsx';

export interface CardOverlay {
  badges: CardBadge[];
  promo: CardBadgeLook | null;
}

/** A badge in the panel of a product page, with a second line and a link. */
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

/** Parts of cards that only some sessions have: staff tools, unpublished badges, an experiment. */
export interface LazySlots {
  /** Staff tools, such as the Selected toggle. */
  Tools?: ComponentType<CardSlotProps> | undefined;
  /** Badges that replace a card's own, by product id. */
  overlays?: Readonly<Record<string, CardOverlay>> | undefined;
  /** Badges that replace those of the product page. */
  page?: { slug: string; badges: PageBadges } | undefined;
}

// Outside React's tree: it is set late and must not start the hydration of deferred lists.
const nothing: LazySlots = {};
let slots = nothing;
const listeners = new Set<() => void>();

export function setLazySlots(change: LazySlots): void {
  slots = { ...slots, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLazySlots(): LazySlots {
  return useSyncExternalStore(
    subscribe,
    () => slots,
    () => nothing,
  );
}

/** The badges of a product page in this session. */
export function usePageBadges({ slug, badges }: { slug: string; badges: PageBadges }): PageBadges {
  const { page } = useLazySlots();
  return page?.slug === slug ? page.badges : badges;
}
