/** One try to be paid. It is stored before the provider hears of it, so that no charge can be forgotten. */
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
  | 'no-answer'
  | 'abandoned'
  | 'voided'
  | 'refunded';

/** A late success beats an earlier failure: providers' messages come out of order, and money taken is money taken. */
const NEXT: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  stored: { 'sent-to-provider': 'sent', abandoned: 'abandoned' },
  sent: { authorised: 'authorised', pending: 'pending', refused: 'refused', 'no-answer': 'unknown' },
  unknown: {
    'sent-to-provider': 'sent',
    authorised: 'authorised',
    pending: 'pending',
    refused: 'refused',
    'no-answer': 'unknown',
  },
  pending: { authorised: 'authorised', refused: 'refused' },
  refused: { authorised: 'authorised' },
  abandoned: { authorised: 'authorised' },
  authorised: { voided: 'voided', refunded: 'refunded' },
  voided: {},
  refunded: {},
};

/** Null when the event changes nothing: a repeat, or news older than what is known. */
export function nextAttemptState(state: AttemptState, event: AttemptEvent): AttemptState | null {
  return NEXT[state][event] ?? null;
}

/** While true, a second charge could make the shopper pay twice. */
export function mayHaveCharged(state: AttemptState): boolean {
  return state === 'sent' || state === 'unknown' || state === 'pending' || state === 'authorised';
}

/** Somebody who has not come back from their bank by then will not: the pieces go back on the shelf. */
const CHALLENGE_LIFETIME_MS = 60 * 60_000;

export function isChallengeOver(firstSentAt: Date | null, now: Date): boolean {
  return firstSentAt !== null && now.getTime() - firstSentAt.getTime() >= CHALLENGE_LIFETIME_MS;
}

export interface PaymentAttempt {
  state: AttemptState;
  /** When the state was last changed. */
  changedAt: Date;
  /** When the provider was first asked; the idempotency key is good for a day after that. */
  firstSentAt: Date | null;
  timesAsked: number;
  hasOrder: boolean;
}

export type SweepAction =
  | { kind: 'leave' }
  /** The provider never heard of it. */
  | { kind: 'abandon' }
  /** With the same idempotency key, so that asking cannot charge again. */
  | { kind: 'ask-again' }
  | { kind: 'place-order' }
  /** A person must look: the machine can no longer know. */
  | { kind: 'escalate'; reason: 'key-expired' | 'pending-too-long' };

const MINUTE = 60_000;
const ABANDON_AFTER_MS = 30 * MINUTE;
const KEY_LIFETIME_MS = 24 * 60 * MINUTE;
const PENDING_LIMIT_MS = 7 * 24 * 60 * MINUTE;
const FIRST_WAIT_MS = MINUTE;
const LONGEST_WAIT_MS = 60 * MINUTE;
const PLACE_AFTER_MS = MINUTE;

/** A minute, then twice as long each time, an hour at most. */
export function waitBeforeAsking(timesAsked: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, Math.min(20, timesAsked - 1)));
}

/** What the sweeper does with an attempt that nobody finished. It never starts a new charge. */
export function decideSweep(attempt: PaymentAttempt, now: Date): SweepAction {
  const age = now.getTime() - attempt.changedAt.getTime();
  switch (attempt.state) {
    case 'stored':
      return age >= ABANDON_AFTER_MS ? { kind: 'abandon' } : { kind: 'leave' };
    case 'sent':
    case 'unknown': {
      if (age < waitBeforeAsking(attempt.timesAsked)) return { kind: 'leave' };
      const sentFor = now.getTime() - (attempt.firstSentAt ?? attempt.changedAt).getTime();
      return sentFor >= KEY_LIFETIME_MS ? { kind: 'escalate', reason: 'key-expired' } : { kind: 'ask-again' };
    }
    case 'authorised':
      return !attempt.hasOrder && age >= PLACE_AFTER_MS ? { kind: 'place-order' } : { kind: 'leave' };
    case 'pending':
      return age >= PENDING_LIMIT_MS ? { kind: 'escalate', reason: 'pending-too-long' } : { kind: 'leave' };
    default:
      return { kind: 'leave' };
  }
}
