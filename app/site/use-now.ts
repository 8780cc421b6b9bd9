import { useEffect, useState } from 'react';

/**
 * The current time. The first render uses the server's, so that hydration matches; then the browser's, updated every
 * `everyMs` while the page is visible.
 */
export function useNow(renderedAt: string, everyMs: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setNow(new Date());
    };
    update();
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);
  return now;
}
