import { useEffect, useState } from 'react';
import { askSuggestions, MIN_LETTERS, type Suggestions } from './search-suggestions.ts';

const PAUSE_MS = 120;

/** The latest answer stays until the next is there, so nothing flickers; an answer that came too late is dropped. */
export function useSuggestions(typed: string, locale: string): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (typed.length < MIN_LETTERS) {
      setAnswer(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askSuggestions(typed, locale, asking.signal).then(
        (found) => asking.signal.aborted || setAnswer(found),
        // Without suggestions the form still searches.
        () => asking.signal.aborted || setAnswer(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, locale]);
  return answer;
}
