import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';

interface Shown {
  /** The address of the list, without its page. */
  list: string;
  firstPage: number;
  cards: readonly CardView[];
}

interface Before extends Shown {
  firstCard: HTMLElement | null;
  top: number;
  isOnButton: boolean;
}

const LOAD_MORE_BY_KEY = '.list-end .load-button:focus-visible';

/**
 * Keeps the visible cards in place when a page is added above them; while cards above get their real height, the browser does. Who
 * loads more by keyboard goes on at the first card of the new page.
 */
export function useSteadyGrid(shown: Shown): RefObject<HTMLUListElement | null> {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef<Before>(null);
  useLayoutEffect(() => {
    const { list, firstPage, cards } = shown;
    const { current: was } = before;
    const isOnButton = document.activeElement?.matches(LOAD_MORE_BY_KEY) ?? false;
    if (was && was.list !== list) stayInPlace(grid.current);
    else if (was && firstPage < was.firstPage && was.firstCard?.isConnected) {
      window.scrollBy({ top: pageTop(was.firstCard) - was.top, behavior: 'instant' });
    } else if (was && cards.length > was.cards.length) {
      // With the last page the button goes, and the focus with it.
      const isFocusLost = was.isOnButton && document.activeElement === document.body;
      if (isOnButton || isFocusLost) focusCard(grid.current, cards[was.cards.length]);
    }
    // Nothing is added above a first page, so its layout is not forced.
    const firstCard =
      firstPage > 1 ? (grid.current?.querySelector<HTMLElement>('[data-product]') ?? null) : null;
    before.current = { ...shown, isOnButton, firstCard, top: firstCard ? pageTop(firstCard) : 0 };
  });
  return grid;
}

/** A card that is in the new list as well stands elsewhere there; the browser would scroll to it. */
function stayInPlace(grid: HTMLElement | null): void {
  if (!grid) return;
  grid.style.overflowAnchor = 'none';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      grid.style.overflowAnchor = '';
    }),
  );
}

function focusCard(grid: HTMLElement | null, card: CardView | undefined): void {
  const link = card && `[data-product="${CSS.escape(card.id)}"] .product-card-link`;
  if (link) grid?.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
}

function pageTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
