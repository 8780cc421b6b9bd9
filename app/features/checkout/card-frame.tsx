import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardState, cardOrigin, readCardSignal, SEND_CARD } from './card-signal.ts';

/** A frame that has not answered by then may have taken the card all the same: the server knows. */
const PATIENCE_MS = 10_000;

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
      if (event.source !== ref.current?.contentWindow || event.origin !== originOf(ref.current)) return;
      const told = readCardSignal(event.data);
      if (!told) return;
      setState(told);
      waiting.current?.(told === 'ready');
      waiting.current = null;
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const send = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setTimeout(() => resolve(true), PATIENCE_MS);
      ref.current?.contentWindow?.postMessage(SEND_CARD, originOf(ref.current));
    });
  return { ref, state, send };
}

const originOf = (frame: HTMLIFrameElement | null) => cardOrigin(frame?.src ?? '', location.href);
