/**
 * Posts the height of an element to the shop whenever it changes, and that it stayed empty. Browsers pause resize
 * observers outside the viewport, so mutations are observed too. The source of this function is inlined into the frame, so
 * it must not use anything outside itself.
 */
export function reportHeight(element: HTMLElement, shop: string, waitMs: number): void {
  let last = 0;
  const report = () => {
    const height = element.offsetHeight;
    if (height === 0 || height === last) return;
    last = height;
    parent.postMessage({ type: 'widget_height', height }, shop);
  };
  new ResizeObserver(report).observe(element);
  new MutationObserver(report).observe(element, { childList: true, subtree: true, characterData: true });
  addEventListener('load', report, true);
  setTimeout(() => {
    if (element.offsetHeight === 0) parent.postMessage({ type: 'widget_empty' }, shop);
  }, waitMs);
}
