import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const INTENT_MS = 60;

/**
 * Filters are plain links, a hundred of them on a page. One listener makes them all instant: the list changes in
 * place, focus and scroll stay, and what a mouse rests on is fetched before the click.
 */
export function useListLinks(ref: RefObject<HTMLElement | null>, options: { replace?: boolean } = {}) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const { replace = false } = options;

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const href = hrefOf(event.target);
      const isPlainClick =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!href || !isPlainClick || event.defaultPrevented) return;
      event.preventDefault();
      // Without a connection the choice would only lead to an error; the list one has is worth more.
      if (!navigator.onLine) return;
      void navigate(href, { preventScrollReset: true, replace });
    };
    // A checkbox answers the space bar, also one that is a link.
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !hrefOf(event.target)) return;
      event.preventDefault();
      (event.target as HTMLElement).click();
    };
    const intend = (event: Event) => {
      const href = hrefOf(event.target);
      clearTimeout(timer);
      if (href) timer = setTimeout(() => setWanted(href), INTENT_MS);
    };

    place.addEventListener('click', follow);
    place.addEventListener('keydown', press);
    place.addEventListener('pointerover', intend);
    place.addEventListener('focusin', intend);
    return () => {
      clearTimeout(timer);
      place.removeEventListener('click', follow);
      place.removeEventListener('keydown', press);
      place.removeEventListener('pointerover', intend);
      place.removeEventListener('focusin', intend);
    };
  }, [ref, navigate, replace]);

  return wanted;
}

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('a[data-filter]')?.getAttribute('href') ?? null) : null;
}
