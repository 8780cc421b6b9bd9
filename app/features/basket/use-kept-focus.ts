import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed may go away with its line: the focus then goes to what came in its place, else to the page. */
export function useKeptFocus(notices: RefObject<HTMLElement | null>, change: unknown): void {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    const focused = document.activeElement;
    if (focused && focused !== document.body) return;
    const next = notices.current?.querySelector('button') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  }, [notices, change]);
}
