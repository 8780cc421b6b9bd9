const SETTLE_MS = 250;

/** Tells which products have cards on the page, now and whenever that changes. */
export function watchCards(tell: (ids: string[]) => void): () => void {
  let known = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-product]')];
    const ids = [...new Set(cards.map(({ dataset }) => dataset.product ?? ''))].sort();
    if (ids.join() === known) return;
    known = ids.join();
    tell(ids);
  };
  const watching = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(timer);
    watching.disconnect();
  };
}
