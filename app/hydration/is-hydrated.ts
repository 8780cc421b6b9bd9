/** An event that nothing here listens to. React hydrates what it hits at once, if the code is there, as for any tap. */
const PROBE = 'touchcancel';

let wasReceived = false;

/** For the body, as `onTouchCancel`. */
export function onHydrationProbe(): void {
  wasReceived = true;
}

/** Whether an element has its handlers: React dispatches no event to what it has not hydrated. */
export function isHydrated(element: Element): boolean {
  wasReceived = false;
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  return wasReceived;
}
