import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui/plain-click.ts';

/**
 * One listener for the hundred filter links of a page: a click navigates in the router, with focus and scroll position
 * unchanged.
 */
export function useListLinks(ref: RefObject<HTMLElement | null>, options: { replace?: boolean } = {}): void {
  const navigate = useNavigate();
  const { replace = false } = options;

  useEffect(() => {
    const container = ref.current;
    if (!container) return;

    const follow = (event: MouseEvent) => {
      const href = hrefOf(event.target);
      if (!href || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      // Offline, a navigation would end in an error: stay on the current list.
      if (!navigator.onLine) return;
      void navigate(href, { preventScrollReset: true, replace });
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
  }, [ref, navigate, replace]);
}

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a[data-filter]')?.getAttribute('href') ?? null) : null;
}
