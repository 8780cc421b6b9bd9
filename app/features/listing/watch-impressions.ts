import type { CardView } from '#app/features/product-card/card-view.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { addImpressions, flushImpressions, startImpressions } from '#commerce/events/impression-batch.ts';
import type { ListingView } from './listing-view.ts';

/** A card counts as seen when half of it is visible. */
const SEEN = 0.5;

export interface ImpressionWatch {
  /** Observes cards that were added. */
  scan(): void;
  stop(): void;
}

export interface SeenList extends Pick<ListingView, 'title' | 'queryId'> {
  /** What was searched, for the reports of merchandisers. */
  searched?: SearchedList;
}

export type SearchedList = Pick<ListingView, 'query' | 'address' | 'queryId' | 'total' | 'closeTotal'>;

/** Reports a list that was opened. */
export function reportSearch({ query, address, queryId, total, closeTotal }: SearchedList): void {
  const [path = ''] = address.split(/\/facet\/|\?/);
  const category = query === null ? { category: path.split('/').at(-1) } : {};
  pushEvent({ event: 'search', query: query ?? '', ...category, queryId, results: total, close: closeTotal });
}

/** Reports which results were seen in batches of ten, the rest when the watch stops. */
export function watchImpressions(
  grid: HTMLElement,
  list: SeenList,
  positionOf: (productId: string) => { card: CardView; position: number } | null,
): ImpressionWatch {
  if (list.searched) reportSearch(list.searched);
  let queue = startImpressions(list.title, list.queryId);
  const observer = new IntersectionObserver(
    (entries) => {
      const arrived = entries.flatMap(({ isIntersecting, target }) => {
        const seen = isIntersecting ? positionOf((target as HTMLElement).dataset.product ?? '') : null;
        if (!seen) return [];
        observer.unobserve(target);
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
    scan() {
      for (const card of grid.querySelectorAll<HTMLElement>('[data-product]')) observer.observe(card);
    },
    stop() {
      observer.disconnect();
      document.removeEventListener('visibilitychange', flush);
      flush();
    },
  };
}
