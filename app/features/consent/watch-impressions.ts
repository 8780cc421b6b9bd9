import { pushEvent } from '#app/site/data-layer.ts';
import { watchSeen } from '#app/site/watch-seen.ts';
import type { EventImpression } from '#commerce/events/data-layer-event.ts';
import {
  addImpressions,
  flushImpressions,
  type ImpressionQueue,
  startImpressions,
} from '#commerce/events/impression-batch.ts';

/** Cards outside lists, and sponsored cards before a list; a list watches its own cards. */
const CARD = 'article[data-product]:not(.product-list article), .sponsored-place article[data-product]';

/**
 * Pushes products that were seen to the data layer in batches of ten, the rest when the page is hidden. Returns a function
 * that looks for new cards.
 */
export function watchImpressions(): () => void {
  const queues = new Map<string, ImpressionQueue>();
  const known = new WeakSet<Element>();
  let page = window.location.pathname;

  const flush = () => {
    for (const [list, queue] of queues) {
      const rest = flushImpressions(queue);
      queues.set(list, rest.queue);
      for (const event of rest.events) pushEvent(event);
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return () => {
    if (page !== window.location.pathname) {
      page = window.location.pathname;
      flush();
      queues.clear();
    }
    const fresh = [...document.querySelectorAll(CARD)].filter((card) => !known.has(card));
    for (const card of fresh) known.add(card);
    if (fresh.length === 0) return;
    watchSeen(fresh, (card) => {
      const list = listOf(card);
      const step = addImpressions(queues.get(list) ?? startImpressions(list), [describe(card)]);
      queues.set(list, step.queue);
      for (const event of step.events) pushEvent(event);
    });
  };
}

function listOf(card: Element): string {
  if (card.closest('.sponsored-place')) return 'sponsored';
  return card.closest('section[aria-label]')?.getAttribute('aria-label') ?? document.title;
}

function describe(card: Element): EventImpression {
  const text = (selector: string) => card.querySelector(selector)?.textContent?.trim() ?? '';
  const place = card.closest('li');
  return {
    id: (card as HTMLElement).dataset.product ?? '',
    name: text('.product-card-link'),
    brand: text('.product-card-brand') || (document.documentElement.dataset.brand ?? ''),
    position: place?.parentElement ? [...place.parentElement.children].indexOf(place) : 0,
  };
}
