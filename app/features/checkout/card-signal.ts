export type CardState = 'empty' | 'ready' | 'wrong';

/** What the frame is asked to do with the card that was typed into it. */
export const SEND_CARD = 'card-field:send';

/** What a provider's frame says of the card in it: `{source: 'card-field', ready, wrong}`; null for anything else. */
export function readCardSignal(message: unknown): CardState | null {
  const told = message as { source?: unknown; ready?: unknown; wrong?: unknown } | null;
  if (told?.source !== 'card-field') return null;
  return told.ready === true ? 'ready' : told.wrong ? 'wrong' : 'empty';
}

/** The embedded provider's frame is the shop's own; any other has an origin of its own, and is spoken to there. */
export function cardOrigin(frame: string, page: string): string {
  return new URL(frame, page).origin;
}
