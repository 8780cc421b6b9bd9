import { useEffect, useEffectEvent } from 'react';
import { fetchAhead } from '#ui/lazy.ts';
import { runInIdleTurn } from './idle-queue.ts';

type Load = () => Promise<unknown>;

/** Fetches the code of what the next tap may open, after everything in the page has hydrated. */
export function useFetchAhead(...loads: Load[]): void {
  const fetchAll = useEffectEvent(() => {
    // What fails here is fetched when it is opened.
    for (const load of loads) void runInIdleTurn(() => fetchAhead(load)).catch(() => {});
  });
  useEffect(() => fetchAll(), []);
}
