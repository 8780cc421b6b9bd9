import { type RefObject, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui/plain-click.ts';

interface ListLinkOptions {
  replace?: boolean | undefined;
  /** Called before the address of the link is read. */
  beforeFollow?: (() => void) | undefined;
}

/**
 * One listener for the hundred filter links of a page: a click navigates in the router, with focus and scroll position
 * unchanged.
 */
export function useListLinks(ref: RefObject<HTMLElement | null>, options: ListLinkOptions = {}): void {
  const navigate = useNavigate();
  const { replace = false, beforeFollow } = options;

  // A click right after a choice is ticked has to know of it.
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container) return;

    const follow = (event: MouseEvent) => {
      if (!hrefOf(event.target) || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      // Offline, a navigation would end in an error: stay on the current list.
      if (!navigator.onLine) return;
      beforeFollow?.();
      const href = hrefOf(event.target);
      if (href) void navigate(href, { preventScrollReset: true, replace });
    };
    // The links look like checkboxes, so the space bar works too.
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !hrefOf(event.target)) return;
      event.preventDefault();
      (event.target as HTMLElement).click();
    };

    container.addEventListener('click', follow);
    container.addEventListener('keydown', press);
    return () => {
      container.removeEventListener('click', follow);
      container.removeEventListener('keydown', press);
    };
  }, [ref, navigate, replace, beforeFollow]);
}

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a[data-filter]')?.getAttribute('href') ?? null) : null;
}
