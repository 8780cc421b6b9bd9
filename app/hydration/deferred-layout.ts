/** What is still empty keeps its expected height. */
const PENDING = '.deferred-layout:not([data-laid-out], :empty)';

let isRunning = false;

/**
 * Lays out what lies below the first view, one part in each idle moment. Afterwards no height is an estimate and no part is
 * clipped. Not done before hydration starts, since until then any change of style would lay out the whole page.
 */
export function layOutDeferredContent(): void {
  if (isRunning) return;
  isRunning = true;
  scheduleIdle(layOutNext);
}

function layOutNext(): void {
  const next = document.querySelector<HTMLElement>(PENDING);
  if (next) layOut(next);
  isRunning = next !== null;
  if (isRunning) scheduleIdle(layOutNext);
}

/** A frame later the browser has stored the height: phones then leave the part alone while it is far from the screen. */
function layOut(part: HTMLElement): void {
  part.dataset.laidOut = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      part.dataset.laidOut = 'kept';
    }),
  );
}

function scheduleIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
}
