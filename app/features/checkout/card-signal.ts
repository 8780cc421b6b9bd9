export type CardState = 'empty' | 'ready' | 'wrong';

/** The message that asks the frame to send its card to the provider. */
export const SEND_CARD = 'card-field:send';

/** The state in a message of the frame, `{source: 'card-field', ready, wrong}`; null for any other message. */
export function readCardSignal(message: unknown): CardState | null {
  const signal = message as { source?: unknown; ready?: unknown; wrong?: unknown } | null;
  if (signal?.source !== 'card-field') return null;
  return signal.ready === true ? 'ready' : signal.wrong ? 'wrong' : 'empty';
}

/** The origin to post messages to: the shop's own for the embedded provider, else the provider's. */
export function cardOrigin(frame: string, page: string): string {
  return new URL(frame, page).origin;
}
