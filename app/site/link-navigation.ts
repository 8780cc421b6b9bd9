import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { nextCode } from '#ui/lazy.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { KEEPS_SCROLL } from './shop-link.tsx';

/** Follows every `ShopLink` of the page in the router, and prefetches the page that is likely to be opened next. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    // On the window, after all handlers of React: one of them may have prevented the click.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-link]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || event.defaultPrevented) return;
      if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
      event.preventDefault();
      const href = link.pathname + link.search + link.hash;
      // Like the browser: a link to the address of the page adds no entry to the history.
      const replace = link.href === window.location.href;
      void navigate(href, { replace, preventScrollReset: link.dataset.link === KEEPS_SCROLL });
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    whenIdle()
      .then(nextCode(() => import('./watch-intent.ts')))
      .then(({ answerFromMemory, watchIntent }) => {
        if (isUnmounted) return;
        stop = watchIntent();
        answerFromMemory();
      })
      .catch(() => {
        // Without it each page is fetched when it is opened.
      });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
}
