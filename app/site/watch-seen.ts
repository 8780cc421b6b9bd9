/** Seen means: at least half of it on the screen for a second. */
const SHARE = 0.5;
const DWELL_MS = 1_000;

/** Calls `onSeen` once for each element that was seen; returns a function that stops watching. */
export function watchSeen(elements: Iterable<Element>, onSeen: (element: Element) => void): () => void {
  const waiting = new Map<Element, number>();
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (!isIntersecting) continue;
        const timer = window.setTimeout(() => {
          waiting.delete(target);
          watching.unobserve(target);
          onSeen(target);
        }, DWELL_MS);
        waiting.set(target, timer);
      }
    },
    { threshold: SHARE },
  );
  for (const element of elements) watching.observe(element);
  return () => {
    watching.disconnect();
    for (const timer of waiting.values()) window.clearTimeout(timer);
  };
}
