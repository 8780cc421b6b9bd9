import { visitorName } from '#app/site/visitor-name.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import type { DataLayerEvent } from '#commerce/events/data-layer-event.ts';

const BATCH = 20;
const REST_MS = 4_000;

let isSending = false;

/** Listens to the page's data layer and tells the shop in batches; what was pushed before is told too. */
export function startSending(): void {
  if (isSending) return;
  isSending = true;
  const layer: DataLayerEvent[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  let waiting: DataLayerEvent[] = [...layer];
  let timer = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    // Consent may have been taken back, here or in another window: what was not told yet never is.
    if (!allowsEvents(document.cookie)) waiting = [];
    while (waiting.length > 0) {
      const events = waiting.slice(0, BATCH);
      const body = new Blob([JSON.stringify({ visitor: visitorName(), events })], {
        type: 'application/json',
      });
      // A browser whose queue is full takes them later.
      if (!navigator.sendBeacon('/_api/events', body)) return;
      waiting = waiting.slice(BATCH);
    }
  };
  const soon = () => {
    if (waiting.length >= BATCH) flush();
    else timer ||= window.setTimeout(flush, REST_MS);
  };
  layer.push = (...events: DataLayerEvent[]) => {
    waiting.push(...events);
    soon();
    return Array.prototype.push.apply(layer, events);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  if (waiting.length > 0) soon();
}
