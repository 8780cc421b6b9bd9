import type { DataLayerEvent } from '#commerce/events/data-layer-event.ts';

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Adds an event to the data layer; scripts that measure read it from there, if there are any. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
