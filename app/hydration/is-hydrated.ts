/** An event that nothing here listens to. React hydrates what it hits at once, if the code is there, as for any tap. */
const PROBE = 'touchcancel';
/** One for which React hydrates nothing. */
const QUIET_PROBE = 'lostpointercapture';

let wasReceived = false;

function onHydrationProbe(): void {
  wasReceived = true;
}

/** For the body. */
export const HYDRATION_PROBES = { onTouchCancel: onHydrationProbe, onLostPointerCapture: onHydrationProbe };

/** Whether an element has its handlers: React dispatches no event to what it has not hydrated. */
export function isHydrated(element: Element): boolean {
  return receives(element, PROBE);
}

/** The same without asking React for it. */
export function isHydratedAlready(element: Element): boolean {
  return receives(element, QUIET_PROBE);
}

function receives(element: Element, probe: string): boolean {
  wasReceived = false;
  element.dispatchEvent(new Event(probe, { bubbles: true }));
  return wasReceived;
}
