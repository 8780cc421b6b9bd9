import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const INTENT_MS = 60;

/**
 * One listener for the hundred filter links of a page: a click navigates in the router, with focus and scroll position
 * unchanged. Returns the address under the pointer, to be prefetched.
 */
export function useListLinks(ref: RefObject<HTMLElement | null>, options: { replace?: boolean } = {}) {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);
  const { replace = false } = options;

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const href = hrefOf(event.target);
      const isPlainClick =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!href || !isPlainClick || event.defaultPrevented) return;
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
    const intend = (event: Event) => {
      const href = hrefOf(event.target);
      clearTimeout(timer);
      if (href) timer = setTimeout(() => setIntended(href), INTENT_MS);
    };

    container.addEventListener('click', follow);
    container.addEventListener('keydown', press);
    container.addEventListener('pointerover', intend);
    container.addEventListener('focusin', intend);
    return () => {
      clearTimeout(timer);
      container.removeEventListener('click', follow);
      container.removeEventListener('keydown', press);
      container.removeEventListener('pointerover', intend);
      container.removeEventListener('focusin', intend);
    };
  }, [ref, navigate, replace]);

  return intended;
}

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a[data-filter]')?.getAttribute('href') ?? null) : null;
}
