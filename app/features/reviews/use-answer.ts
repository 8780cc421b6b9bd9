import { useEffect, useState } from 'react';

type State<T> = { status: 'loading' | 'failed'; value: null } | { status: 'ready'; value: T };
export type Answer<T> = State<T> & {
  /** Asks once more, after a failure. */
  again: () => void;
};

const LOADING = { status: 'loading', value: null } as const;

/** Asks for each `key` once, or as often as wanted; a null key asks nothing yet. */
export function useAnswer<T>(
  key: string | null,
  ask: (key: string, signal: AbortSignal) => Promise<T>,
): Answer<T> {
  const [answer, setAnswer] = useState<State<T>>(LOADING);
  const [turn, setTurn] = useState(0);
  const question = key === null ? null : `${turn} ${key}`;
  useEffect(() => {
    if (question === null) return;
    const asking = new AbortController();
    setAnswer(LOADING);
    ask(question.slice(question.indexOf(' ') + 1), asking.signal).then(
      (value) => setAnswer({ status: 'ready', value }),
      () => asking.signal.aborted || setAnswer({ status: 'failed', value: null }),
    );
    return () => asking.abort();
  }, [question, ask]);
  return { ...answer, again: () => setTurn(turn + 1) };
}
