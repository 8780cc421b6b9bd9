/** What is still empty keeps its expected height. */
const PENDING = '.deferred-layout:not([data-laid-out], :empty)';

/** While somebody scrolls or a tap is answered, also across the network, the page has nothing else to do. */
const QUIET_MS = 600;

let isRunning = false;
let lastInput: number | undefined;

/**
 * Lays out what lies below the first view, one part in each idle moment without taps, keys or scrolling. Afterwards no height is an
 * estimate and no part is clipped. Not done before hydration starts, since until then any change of style would lay out the
 * whole page.
 */
export function layOutDeferredContent(): void {
  if (isRunning) return;
  isRunning = true;
  if (lastInput === undefined) noteInput();
  scheduleIdle(layOutNext);
}

function noteInput(): void {
  lastInput = Number.NEGATIVE_INFINITY;
  const note = ({ timeStamp }: Event) => {
    lastInput = timeStamp;
  };
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'change', 'scroll', 'popstate'])
    addEventListener(type, note, { capture: true, passive: true });
}

function layOutNext(): void {
  const quietIn = (lastInput ?? 0) + QUIET_MS - performance.now();
  if (quietIn > 0) {
    setTimeout(layOutNext, quietIn);
    return;
  }
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
      part.dataset.laidOut = 'stored';
    }),
  );
}

function scheduleIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
}
