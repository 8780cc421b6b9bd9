/** An event that means nothing to anybody else here, and that React delivers like any other. */
const PROBE = 'transitioncancel';

let heard = false;

/** For the body, as `onTransitionCancel`: hears whatever React lets through. */
export function hearProbe(): void {
  heard = true;
}

/** Whether pressing this element does something: React delivers no event to what it has not taken over yet. */
export function isAlive(element: Element): boolean {
  heard = false;
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  return heard;
}
