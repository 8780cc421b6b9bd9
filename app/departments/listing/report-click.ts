import type { CardView } from '#app/departments/product-card/card-view.ts';

/** Tells search analytics which result was followed; the browser sends it while the page changes. */
export function reportClick(queryId: string, card: Pick<CardView, 'id'>, position: number): void {
  const body = JSON.stringify({ queryId, productIds: [card.id], positions: [position] });
  navigator.sendBeacon('/_api/search/click', new Blob([body], { type: 'application/json' }));
}
