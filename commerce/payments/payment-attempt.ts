/** One attempt to charge. It is stored before the provider is called, so that no charge can be lost. */
export type AttemptState =
  | 'stored'
  | 'sent'
  | 'authorised'
  | 'pending'
  | 'refused'
  | 'unknown'
  | 'abandoned'
  | 'voided'
  | 'refunded';

export type AttemptEvent =
  | 'sent-to-provider'
  | 'authorised'
  | 'pending'
  | 'refused'
  | 'no-response'
  | 'abandoned'
  | 'voided'
  | 'refunded';

/** A late success overrides an earlier failure, since provider events come out of order and the money was taken. */
const NEXT: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  stored: { 'sent-to-provider': 'sent', abandoned: 'abandoned' },
  sent: { authorised: 'authorised', pending: 'pending', refused: 'refused', 'no-response': 'unknown' },
  unknown: {
    'sent-to-provider': 'sent',
    authorised: 'authorised',
    pending: 'pending',
    refused: 'refused',
    'no-response': 'unknown',
  },
  pending: { authorised: 'authorised', refused: 'refused' },
  refused: { authorised: 'authorised' },
  abandoned: { authorised: 'authorised' },
  authorised: { voided: 'voided', refunded: 'refunded' },
  voided: {},
  refunded: {},
};

/** Null when the event changes nothing: a repeat, or older than the current state. */
export function nextAttemptState(state: AttemptState, event: AttemptEvent): AttemptState | null {
  return NEXT[state][event] ?? null;
}

/** While true, another attempt could charge the shopper twice. */
export function mayHaveCharged(state: AttemptState): boolean {
  return isAwaited(state) || state === 'authorised';
}

/** The provider has not said yet what became of it. */
export function isAwaited(state: AttemptState): boolean {
  return state === 'sent' || state === 'unknown' || state === 'pending';
}

/** A challenge that was not completed by then counts as refused, and its stock is released. */
const CHALLENGE_LIFETIME_MS = 60 * 60_000;

export function isChallengeOver(firstSentAt: Date | null, now: Date): boolean {
  return firstSentAt !== null && now.getTime() - firstSentAt.getTime() >= CHALLENGE_LIFETIME_MS;
}

export interface PaymentAttempt {
  state: AttemptState;
  /** When the state was last changed. */
  changedAt: Date;
  /** When the provider was first called; the idempotency key is valid for a day after that. */
  firstSentAt: Date | null;
  /** Payment request and status polls so far. */
  providerCalls: number;
  hasOrder: boolean;
}

export type ReconciliationAction =
  | { kind: 'leave' }
  /** It was never sent to the provider. */
  | { kind: 'abandon' }
  /** With the same idempotency key, so that polling cannot charge again. */
  | { kind: 'poll-status' }
  | { kind: 'place-order' }
  /** Needs manual review: the outcome can no longer be found out automatically. */
  | { kind: 'escalate'; reason: 'key-expired' | 'pending-too-long' };

const MINUTE = 60_000;
const ABANDON_AFTER_MS = 30 * MINUTE;
export const KEY_LIFETIME_MS = 24 * 60 * MINUTE;
export const PENDING_LIMIT_MS = 7 * 24 * 60 * MINUTE;
const FIRST_WAIT_MS = MINUTE;
const MAX_WAIT_MS = 60 * MINUTE;
const PLACE_AFTER_MS = MINUTE;

/** A minute, doubled each time, an hour at most. */
export function waitBeforePolling(providerCalls: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, Math.min(20, providerCalls - 1)));
}

/** What payment reconciliation does with an open attempt. It never starts a new charge. */
export function decideReconciliation(attempt: PaymentAttempt, now: Date): ReconciliationAction {
  const age = now.getTime() - attempt.changedAt.getTime();
  const sentFor = now.getTime() - (attempt.firstSentAt ?? attempt.changedAt).getTime();
  switch (attempt.state) {
    case 'stored':
      return age >= ABANDON_AFTER_MS ? { kind: 'abandon' } : { kind: 'leave' };
    case 'sent':
    case 'unknown': {
      if (age < waitBeforePolling(attempt.providerCalls)) return { kind: 'leave' };
      return sentFor >= KEY_LIFETIME_MS
        ? { kind: 'escalate', reason: 'key-expired' }
        : { kind: 'poll-status' };
    }
    case 'authorised':
      return !attempt.hasOrder && age >= PLACE_AFTER_MS ? { kind: 'place-order' } : { kind: 'leave' };
    case 'pending': {
      if (sentFor >= PENDING_LIMIT_MS) return { kind: 'escalate', reason: 'pending-too-long' };
      // Without a valid key a poll could charge again: from then on only a webhook event settles the payment.
      const isDue = age >= waitBeforePolling(attempt.providerCalls) && sentFor < KEY_LIFETIME_MS;
      return isDue ? { kind: 'poll-status' } : { kind: 'leave' };
    }
    default:
      return { kind: 'leave' };
  }
}
