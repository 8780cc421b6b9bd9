import { sendBeacon } from '#app/site/api-call.ts';
import { visitorName } from '#app/site/visitor-name.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import type { DataLayerEvent } from '#commerce/events/data-layer-event.ts';

const BATCH = 20;
const SEND_AFTER_MS = 4_000;

let isSending = false;

/** Sends the events of the data layer to the shop in batches, including those pushed before the start. */
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
    // Consent may have been withdrawn, also in another window: events not yet sent are dropped.
    if (!allowsEvents(document.cookie)) waiting = [];
    while (waiting.length > 0) {
      const events = waiting.slice(0, BATCH);
      // The browser's queue is full: the next flush tries again.
      if (!sendBeacon('/_api/events', { visitor: visitorName(), events })) return;
      waiting = waiting.slice(BATCH);
    }
  };
  const scheduleFlush = () => {
    if (waiting.length >= BATCH) flush();
    else timer ||= window.setTimeout(flush, SEND_AFTER_MS);
  };
  layer.push = (...events: DataLayerEvent[]) => {
    waiting.push(...events);
    scheduleFlush();
    return Array.prototype.push.apply(layer, events);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  if (waiting.length > 0) scheduleFlush();
}
