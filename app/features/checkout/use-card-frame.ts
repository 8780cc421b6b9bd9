import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardState, cardOrigin, readCardSignal, SEND_CARD } from './card-signal.ts';

/** A frame that has not responded by then may still have stored the card: the form is sent, and the server checks. */
const TIMEOUT_MS = 10_000;

/** Asks the provider's frame to store the card and waits for the outcome. */
export function useCardFrame(): {
  ref: RefObject<HTMLIFrameElement | null>;
  state: CardState;
  send: () => Promise<boolean>;
} {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<CardState>('empty');
  const waiting = useRef<((isReady: boolean) => void) | null>(null);

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (event.source !== ref.current?.contentWindow || event.origin !== originOf(ref.current)) return;
      const reported = readCardSignal(event.data);
      if (!reported) return;
      setState(reported);
      waiting.current?.(reported === 'ready');
      waiting.current = null;
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  const send = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setTimeout(() => resolve(true), TIMEOUT_MS);
      ref.current?.contentWindow?.postMessage(SEND_CARD, originOf(ref.current));
    });
  return { ref, state, send };
}

const originOf = (frame: HTMLIFrameElement | null) => cardOrigin(frame?.src ?? '', location.href);
