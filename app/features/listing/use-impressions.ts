import { type RefObject, useEffect, useRef } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import type { SeenList } from './watch-impressions.ts';

/** Watches which cards are seen, once the page has come to rest; cards that come later are watched too. */
export function useImpressions(
  grid: RefObject<HTMLElement | null>,
  { title, queryId }: SeenList,
  cards: readonly CardView[],
  offset: number,
): void {
  const shown = useRef({ cards, offset });
  const watch = useRef<{ look(): void; stop(): void } | null>(null);

  useEffect(() => {
    shown.current = { cards, offset };
    watch.current?.look();
  }, [cards, offset]);

  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(() => import('./watch-impressions.ts'))
      .then(({ watchImpressions }) => {
        if (isGone || !grid.current) return;
        watch.current = watchImpressions(grid.current, { title, queryId }, (id) => {
          const index = shown.current.cards.findIndex((card) => card.id === id);
          const card = shown.current.cards[index];
          return card ? { card, position: shown.current.offset + index + 1 } : null;
        });
        watch.current.look();
      });
    return () => {
      isGone = true;
      watch.current?.stop();
      watch.current = null;
    };
  }, [grid, title, queryId]);
}
