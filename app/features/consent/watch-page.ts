import { watchCarousels } from './watch-carousels.ts';
import { watchImpressions } from './watch-impressions.ts';
import { watchMenu } from './watch-menu.ts';

const REST_MS = 400;

let isWatching = false;

/** Tells the data layer what happens all over the page; nothing leaves the browser by it. */
export function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  watchMenu();
  const look = [watchImpressions(), watchCarousels()];
  let isWaiting = false;
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      for (const lookAgain of look) lookAgain();
    }, REST_MS);
  };
  // Cards and rows come and go while one shops; they are looked for when the page has come to rest.
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
  lookSoon();
}
