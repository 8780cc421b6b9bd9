/**
 * Tells the shop how tall an element is, whenever that changes, and that it stayed empty when it did. Browsers rest
 * what lies outside the window, so changes of the content are watched too. Runs inside a widget's frame: it must not
 * use anything from outside itself.
 */
export function reportHeight(place: HTMLElement, shop: string, waitMs: number): void {
  let last = 0;
  const report = () => {
    const height = place.offsetHeight;
    if (height === 0 || height === last) return;
    last = height;
    parent.postMessage({ type: 'widget_height', height }, shop);
  };
  new ResizeObserver(report).observe(place);
  new MutationObserver(report).observe(place, { childList: true, subtree: true, characterData: true });
  addEventListener('load', report, true);
  setTimeout(() => {
    if (place.offsetHeight === 0) parent.postMessage({ type: 'widget_empty' }, shop);
  }, waitMs);
}
