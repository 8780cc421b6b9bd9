/** What is remembered of a request that carried a key. */
export interface KeyRecord<R> {
  key: string;
  /** A digest of what was asked. */
  fingerprint: string;
  startedAt: Date;
  result: R | null;
}

export type IdempotencyDecision<R> =
  | { kind: 'proceed' }
  | { kind: 'replay'; result: R }
  /** Someone is at it; come back later rather than doing it twice. */
  | { kind: 'in-progress' }
  /** The same key for another question is a mistake of the caller. */
  | { kind: 'conflict' };

/** A run that died leaves its key behind; after this long another may take over, with the provider's own key as guard. */
export const TAKEOVER_AFTER_MS = 60_000;

/** Same key, same question: same result. */
export function decideIdempotency<R>(
  known: KeyRecord<R> | null,
  request: { key: string; fingerprint: string },
  now: Date,
): IdempotencyDecision<R> {
  if (!known || known.key !== request.key) return { kind: 'proceed' };
  if (known.fingerprint !== request.fingerprint) return { kind: 'conflict' };
  if (known.result !== null) return { kind: 'replay', result: known.result };
  const age = now.getTime() - known.startedAt.getTime();
  return age >= TAKEOVER_AFTER_MS ? { kind: 'proceed' } : { kind: 'in-progress' };
}
