import { type RefObject, useEffect, useRef, useState } from 'react';

export type CardState = 'empty' | 'ready' | 'wrong';

/** Talks to the provider's frame: asks it to take the card, and hears whether it has. */
export function useCardFrame(): {
  ref: RefObject<HTMLIFrameElement | null>;
  state: CardState;
  send: () => Promise<boolean>;
} {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<CardState>('empty');
  const waiting = useRef<((isReady: boolean) => void) | null>(null);

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.origin !== location.origin || event.source !== ref.current?.contentWindow) return;
      const told = event.data as { source?: string; ready?: boolean; wrong?: string | null };
      if (told?.source !== 'card-field') return;
      setState(told.ready ? 'ready' : told.wrong ? 'wrong' : 'empty');
      waiting.current?.(told.ready === true);
      waiting.current = null;
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const send = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      ref.current?.contentWindow?.postMessage('card-field:send', location.origin);
    });
  return { ref, state, send };
}
