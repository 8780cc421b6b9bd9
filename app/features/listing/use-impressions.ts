import { type RefObject, useEffect, useRef } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import type { ImpressionWatch, SeenList } from './watch-impressions.ts';

/** Reports which cards are seen, once the browser is idle; cards added later are watched too. */
export function useImpressions(
  grid: RefObject<HTMLElement | null>,
  { title, queryId }: SeenList,
  cards: readonly CardView[],
  offset: number,
): void {
  const shown = useRef({ cards, offset });
  const watch = useRef<ImpressionWatch | null>(null);

  useEffect(() => {
    shown.current = { cards, offset };
    watch.current?.scan();
  }, [cards, offset]);

  useEffect(() => {
    let isUnmounted = false;
    whenIdle()
      .then(() => import('./watch-impressions.ts'))
      .then(({ watchImpressions }) => {
        if (isUnmounted || !grid.current) return;
        watch.current = watchImpressions(grid.current, { title, queryId }, (id) => {
          const index = shown.current.cards.findIndex((card) => card.id === id);
          const card = shown.current.cards[index];
          return card ? { card, position: shown.current.offset + index + 1 } : null;
        });
        watch.current.scan();
      });
    return () => {
      isUnmounted = true;
      watch.current?.stop();
      watch.current = null;
    };
  }, [grid, title, queryId]);
}
