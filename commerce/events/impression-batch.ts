import type { DataLayerEvent, EventImpression } from './data-layer-event.ts';

const IMPRESSION_BATCH = 10;

export interface ImpressionQueue {
  list: string;
  /** The id of the search behind the list, if any. */
  queryId?: string;
  seen: ReadonlySet<string>;
  waiting: readonly EventImpression[];
}

type ImpressionEvent = Extract<DataLayerEvent, { event: 'productImpressions' }>;

export function startImpressions(list: string, queryId?: string): ImpressionQueue {
  return { list, ...(queryId && { queryId }), seen: new Set(), waiting: [] };
}

/** A product counts once per list; every ten impressions make one event. */
export function addImpressions(
  queue: ImpressionQueue,
  arrived: readonly EventImpression[],
): { queue: ImpressionQueue; events: ImpressionEvent[] } {
  const seen = new Set(queue.seen);
  const fresh = arrived.filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
  const waiting = [...queue.waiting, ...fresh];
  const events: ImpressionEvent[] = [];
  while (waiting.length >= IMPRESSION_BATCH) {
    const impressions = waiting.splice(0, IMPRESSION_BATCH);
    events.push(impressionEvent(queue, impressions));
  }
  return { queue: { ...queue, seen, waiting }, events };
}

/** The remaining impressions, sent when the shopper leaves the page. */
export function flushImpressions(queue: ImpressionQueue): {
  queue: ImpressionQueue;
  events: ImpressionEvent[];
} {
  if (queue.waiting.length === 0) return { queue, events: [] };
  return {
    queue: { ...queue, waiting: [] },
    events: [impressionEvent(queue, [...queue.waiting])],
  };
}

function impressionEvent(
  { list, queryId }: ImpressionQueue,
  impressions: EventImpression[],
): ImpressionEvent {
  return { event: 'productImpressions', list, ...(queryId && { queryId }), impressions };
}
