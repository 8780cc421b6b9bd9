import { useEffect, useState } from 'react';

/**
 * The time. The first paint uses the server's, so that both draw the same; then the browser's own, looked at
 * again as often as asked while the page is in view.
 */
export function useNow(renderedAt: string, everyMs: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(new Date());
    };
    look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now;
}
