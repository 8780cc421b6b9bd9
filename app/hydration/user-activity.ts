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

/** Resolves with the first activity of the user; hydration may have started before without any. */
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

/** Called once, by the browser's entry. */
export function watchUserActivity(): void {
  for (const type of USER_ACTIVITY_EVENTS)
    window.addEventListener(type, onActivity, { capture: true, passive: true });
  window.addEventListener('popstate', startHydration, { once: true });
  // A reload or a return by the browser's history is activity: the user expects the page as it was left.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = navigation !== undefined && navigation.type !== 'navigate';
  if (isReturn || window.selvedgeEarlyInput?.hasUserActivity) {
    resolveActivity();
    startHydration();
  }
}
