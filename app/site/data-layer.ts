import type { DataLayerEvent } from '#commerce/events/data-layer-event.ts';

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Tells whoever measures; nobody need be listening. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
