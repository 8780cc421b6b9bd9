import type { CardView } from '#app/features/product-card/card-view.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { addImpressions, flushImpressions, startImpressions } from '#commerce/events/impression-batch.ts';

/** A card counts as seen when half of it is on the screen. */
const SEEN = 0.5;

export interface SeenList {
  title: string;
  queryId: string;
}

/** Tells analytics which results were seen, ten at a time; what is left is told when the watch ends. */
export function watchImpressions(
  grid: HTMLElement,
  list: SeenList,
  positionOf: (productId: string) => { card: CardView; position: number } | null,
): { look(): void; stop(): void } {
  let queue = startImpressions(list.title, list.queryId);
  const watch = new IntersectionObserver(
    (entries) => {
      const arrived = entries.flatMap(({ isIntersecting, target }) => {
        const seen = isIntersecting ? positionOf((target as HTMLElement).dataset.product ?? '') : null;
        if (!seen) return [];
        watch.unobserve(target);
        const { id, name, brand } = seen.card;
        return [{ id, name, brand, position: seen.position }];
      });
      const { queue: next, events } = addImpressions(queue, arrived);
      queue = next;
      events.forEach(pushEvent);
    },
    { threshold: SEEN },
  );
  const flush = () => {
    const { queue: next, events } = flushImpressions(queue);
    queue = next;
    events.forEach(pushEvent);
  };
  document.addEventListener('visibilitychange', flush);
  return {
    look() {
      for (const card of grid.querySelectorAll<HTMLElement>('[data-product]')) watch.observe(card);
    },
    stop() {
      watch.disconnect();
      document.removeEventListener('visibilitychange', flush);
      flush();
    },
  };
}
