import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { nextCode } from '#ui/lazy.ts';
import type { ImpressionWatch, SearchedList, SeenList } from './watch-impressions.ts';

/** Reports which cards are seen, once the browser is idle; cards added later are watched too. */
export function useImpressions(
  grid: RefObject<HTMLElement | null>,
  view: SearchedList & Pick<SeenList, 'title'>,
  cards: readonly CardView[],
  offset: number,
): void {
  const { title, queryId } = view;
  const opened = useRef(view);
  const shown = useRef({ cards, offset });
  const watch = useRef<ImpressionWatch | null>(null);

  const rendered = useDeferredValue(cards);

  useEffect(() => {
    shown.current = { cards, offset };
    opened.current = view;
  }, [cards, offset, view]);
  useEffect(() => {
    if (rendered.length > 0) watch.current?.scan();
  }, [rendered]);

  useEffect(() => {
    let isUnmounted = false;
    whenIdle()
      .then(nextCode(() => import('./watch-impressions.ts')))
      .then(({ watchImpressions }) => {
        if (isUnmounted || !grid.current) return;
        watch.current = watchImpressions(grid.current, { title, queryId, searched: opened.current }, (id) => {
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
