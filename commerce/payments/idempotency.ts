/** The stored record of a request with an idempotency key. */
export interface KeyRecord<R> {
  key: string;
  /** A digest of the request. */
  fingerprint: string;
  startedAt: Date;
  result: R | null;
}

export type IdempotencyDecision<R> =
  | { kind: 'proceed' }
  | { kind: 'replay'; result: R }
  /** Another process works on it. */
  | { kind: 'in-progress' }
  /** The same key was used for a different request. */
  | { kind: 'conflict' };

/** After this time another process may take over; the provider's idempotency key prevents a second charge. */
export const TAKEOVER_AFTER_MS = 60_000;

/** The same key and the same request get the same result. */
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
