/** Deliberate input: more than a pointer that passes over the page. */
export const DELIBERATE_ACTIVITY_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** What tells that a user is at the page. */
export const USER_ACTIVITY_EVENTS = [
  ...DELIBERATE_ACTIVITY_EVENTS,
  'pointermove',
  'focusin',
  'click',
  'change',
  'wheel',
] as const;

let isStarted = false;
let resolveStart = () => {};
const started = new Promise<void>((resolve) => {
  resolveStart = resolve;
});

/** Lets every part made by `deferHydration()` fetch its code and hydrate; also called by pages that cannot wait for activity. */
export function startHydration(): void {
  isStarted = true;
  resolveStart();
}

export function whenHydrationStarts(): Promise<void> {
  return started;
}

export function isHydrationStarted(): boolean {
  return isStarted;
}

let resolveActivity = () => {};
const active = new Promise<void>((resolve) => {
  resolveActivity = resolve;
});

/** Resolves with the first activity of the user, or when the page has been read for a while; hydration may have started before. */
export function onUserActivity(): Promise<void> {
  return active;
}

function onActivity(event: Event): void {
  // Browsers report a move without distance when a page appears under a resting pointer.
  const isStill =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (isStill) return;
  for (const type of USER_ACTIVITY_EVENTS) window.removeEventListener(type, onActivity, true);
  resolveActivity();
  startHydration();
}

/** A page that has been in view this long is being read, also without any input. */
const READING_MS = 10_000;

/** Counts only the time in which the page is visible, so that tabs in the background stay as they are. */
function watchReading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', restart);
      resolveActivity();
      startHydration();
    }, READING_MS);
  };
  document.addEventListener('visibilitychange', restart);
  restart();
}

/** Called once, by the browser's entry. */
export function watchUserActivity(): void {
  for (const type of USER_ACTIVITY_EVENTS)
    window.addEventListener(type, onActivity, { capture: true, passive: true });
  watchReading();
  window.addEventListener('popstate', startHydration, { once: true });
  // A reload or a return by the browser's history is activity: the user expects the page as it was left.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = navigation !== undefined && navigation.type !== 'navigate';
  if (isReturn || window.selvedgeEarlyInput?.hasUserActivity) {
    resolveActivity();
    startHydration();
  }
}
