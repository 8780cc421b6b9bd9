import { useEffect } from 'react';
import { productSlugOf } from '#commerce/links/product-link.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { answerManifest, preloadRoute } from './known-routes.ts';
import { prefetchPageData, takePageData } from './prefetch-page.ts';
import { savesData } from './preload-next.ts';
import { answerLocally } from './router-fetch.ts';
import { submitForNext } from './submit-for-next.ts';

/** A pointer that rests this long on a link means it; one that passes over a grid of cards does not. */
const REST_MS = 65;
/** A touch that starts scrolling is cancelled by the browser within this time. */
const TOUCH_MS = 30;

/** Fetches code and data of a page that is likely to be opened next: its link is under a resting pointer, focused or pressed. */
export function watchIntent(): () => void {
  const stopping = new AbortController();
  const options = { passive: true, capture: true, signal: stopping.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The link under a finger that may still start to scroll. */
  let touched: URL | null = null;

  function forget(): void {
    clearTimeout(timer);
    touched = null;
  }
  function expect(url: URL, isUrgent: boolean): void {
    prefetchPageData(url, { isUrgent });
    preloadRoute(url.pathname);
  }
  function onRest({ target }: Event): void {
    clearTimeout(timer);
    const url = linkedPage(target);
    if (url && !savesData()) timer = setTimeout(expect, REST_MS, url, false);
  }
  function onPress({ target, pointerType, button }: PointerEvent): void {
    forget();
    const url = button === 0 ? linkedPage(target) : null;
    if (!url) return;
    if (pointerType === 'mouse') expect(url, true);
    else {
      touched = url;
      timer = setTimeout(expect, TOUCH_MS, url, true);
    }
  }
  /** A quick tap: its page is opened before the finger was expected to rest. */
  function onClick(event: MouseEvent): void {
    if (touched && isPlainClick(event)) expect(touched, true);
    forget();
  }
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && onRest(event),
    options,
  );
  document.addEventListener('focusin', onRest, options);
  document.addEventListener('pointerdown', onPress, options);
  // A press also focuses the link: once it is followed, there is nothing left to fetch ahead.
  document.addEventListener('click', onClick, options);
  document.addEventListener('pointercancel', forget, options);
  return () => {
    forget();
    stopping.abort();
  };
}

/** Where the link under the pointer leads within the shop; null when it leads elsewhere or nowhere else. */
function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  // Another colour or size of the product on the screen needs no data.
  const isHere =
    url.pathname === location.pathname &&
    (url.search === location.search || productSlugOf(url.pathname) !== null);
  return url.origin === location.origin && !isHere ? url : null;
}

/** Watches intent from now on; what was prefetched, and known routes, answer React Router's requests. */
export function useIntent(): void {
  useEffect(() => {
    answerFromMemory();
    return watchIntent();
  }, []);
}

function answerFromMemory(): void {
  answerLocally((request) => answerManifest(request) ?? takePageData(request) ?? submitForNext(request));
}
