import { useEffect, useState } from 'react';
import { type Rotation, rotationAt } from '#commerce/events/social-proof.ts';

/** Which message shows now; the clock stands still while the page is not seen. */
export function useRotation(count: number): Rotation {
  const [elapsed, setElapsed] = useState(0);
  const rotation = rotationAt(elapsed, count);
  const wait = 'nextInMs' in rotation ? rotation.nextInMs : null;

  useEffect(() => {
    if (wait === null) return;
    let timer = 0;
    const run = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = window.setTimeout(() => setElapsed(elapsed + wait), wait);
      }
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [elapsed, wait]);

  return rotation;
}
