import { useEffect, useRef, useState } from 'react';

/** Typing asks once it pauses. */
const PAUSE_MS = 250;

/** The result for the latest typed text; null until the first one. */
export function useLookup<T>(question: string, ask: (signal: AbortSignal) => Promise<T>): T | null {
  const [response, setAnswer] = useState<{ question: string; found: T } | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const found = await latest.current(ended.signal);
      if (!ended.signal.aborted) setAnswer({ question, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [question]);
  return response?.found ?? null;
}
