const PUT_OFF = '.paint-later:not([data-laid])';

let isUnderWay = false;

/**
 * What lies below the first view is laid out once the page is awake, one piece in each idle moment: from then on a place on
 * the page is where it is, and no piece is cut at its edges. Before that any change of style would lay out the whole page.
 */
export function layOutBelow(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  later(layOutNext);
}

function layOutNext(): void {
  const next = document.querySelector<HTMLElement>(PUT_OFF);
  if (next) next.dataset.laid = '';
  isUnderWay = next !== null;
  if (isUnderWay) later(layOutNext);
}

function later(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
}
