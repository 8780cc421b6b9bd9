/** What tells that somebody is at the page. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'change',
  'wheel',
  'scroll',
] as const;

let awake = false;
let ring = () => {};
const awakening = new Promise<void>((resolve) => {
  ring = resolve;
});

/** A page of the shop stands and links as the server drew it; it comes alive when there is somebody to see it. */
export function wakeUp(): void {
  if (awake) return;
  awake = true;
  ring();
}

let greet = () => {};
const greeting = new Promise<void>((resolve) => {
  greet = resolve;
});

/** Somebody moved, pressed or scrolled; a page may also wake by itself. */
export function whenSomebodyIsHere(): Promise<void> {
  return greeting;
}

function onSign(event: Event): void {
  // A page that is drawn under a pointer at rest is told of a move that was none.
  const isStill =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (isStill) return;
  for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
  greet();
  wakeUp();
}

export function whenAwake(): Promise<void> {
  return awakening;
}

export function isAwake(): boolean {
  return awake;
}

/** Called once, by the browser's entry. */
export function watchForSomebody(): void {
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  window.addEventListener('popstate', wakeUp, { once: true });
  if (window.selvedgeEarly?.somebody) {
    greet();
    wakeUp();
  }
  // Whoever came back or asked again wants the page as it was left.
  const [metadata] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (metadata && metadata.type !== 'navigate') {
    greet();
    wakeUp();
  }
}
