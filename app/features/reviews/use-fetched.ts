import { useEffect, useState } from 'react';

type State<T> = { status: 'loading' | 'failed'; value: null } | { status: 'ready'; value: T };
export type Fetched<T> = State<T> & {
  /** Fetches again, after a failure. */
  retry: () => void;
};

const LOADING = { status: 'loading', value: null } as const;

/** Fetches the value of `key` whenever the key changes; null fetches nothing yet. */
export function useFetched<T>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<T>,
): Fetched<T> {
  const [state, setState] = useState<State<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const request = key === null ? null : `${attempt} ${key}`;
  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    setState(LOADING);
    load(request.slice(request.indexOf(' ') + 1), controller.signal).then(
      (value) => setState({ status: 'ready', value }),
      () => controller.signal.aborted || setState({ status: 'failed', value: null }),
    );
    return () => controller.abort();
  }, [request, load]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
