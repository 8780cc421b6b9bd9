import { useEffect, useState } from 'react';

export type Answer<T> = { status: 'loading' | 'failed'; value: null } | { status: 'ready'; value: T };

const LOADING = { status: 'loading', value: null } as const;

/** Asks once for each `key`; a null key asks nothing yet. */
export function useAnswer<T>(
  key: string | null,
  ask: (key: string, signal: AbortSignal) => Promise<T>,
): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>(LOADING);
  useEffect(() => {
    if (key === null) return;
    const asking = new AbortController();
    setAnswer(LOADING);
    ask(key, asking.signal).then(
      (value) => setAnswer({ status: 'ready', value }),
      () => asking.signal.aborted || setAnswer({ status: 'failed', value: null }),
    );
    return () => asking.abort();
  }, [key, ask]);
  return answer;
}
