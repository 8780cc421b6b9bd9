import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui/plain-click.ts';
import { KEEPS_SCROLL } from './shop-link.tsx';

let listener: ((path: string) => void) | null = null;

/** Calls the listener when the router has been told to follow a link, and before it renders anything. */
export function onLinkFollowed(listen: (path: string) => void): () => void {
  listener = listen;
  return () => {
    listener = null;
  };
}

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
      // By keyboard: a smooth scroll to the link that has just got the focus would go on in the next page.
      if (event.detail === 0) window.scrollTo({ top: window.scrollY, behavior: 'instant' });
      const href = link.pathname + link.search + link.hash;
      // Like the browser: a link to the address of the page adds no entry to the history.
      const replace = link.href === window.location.href;
      void navigate(href, { replace, preventScrollReset: link.dataset.link === KEEPS_SCROLL });
      listener?.(link.pathname);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
