import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui/plain-click.ts';
import { KEEPS_SCROLL } from './shop-link.tsx';

/** Follows every `ShopLink` of the page in the router. */
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
}
