import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  decideReconciliation,
  isChallengeOver,
  mayHaveCharged,
  nextAttemptState,
  type PaymentAttempt,
  waitBeforePolling,
} from './payment-attempt.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a payment attempt', () => {
  it('[APAY-05] is stored, sent, then authorised, refused, pending or unknown', () => {
    expect(nextAttemptState('stored', 'sent-to-provider')).toBe('sent');
    expect(nextAttemptState('sent', 'authorised')).toBe('authorised');
    expect(nextAttemptState('sent', 'refused')).toBe('refused');
    expect(nextAttemptState('sent', 'no-response')).toBe('unknown');
    expect(nextAttemptState('unknown', 'authorised')).toBe('authorised');
  });

  it('[APAY-05] cannot be authorised before it was sent', () => {
    expect(nextAttemptState('stored', 'authorised')).toBeNull();
  });

  it('[APAY-05] a late success overrides an earlier failure, and a late failure never overrides a success', () => {
    expect(nextAttemptState('refused', 'authorised')).toBe('authorised');
    expect(nextAttemptState('authorised', 'refused')).toBeNull();
    expect(nextAttemptState('authorised', 'authorised')).toBeNull();
    expect(nextAttemptState('voided', 'authorised')).toBeNull();
  });

  it('[APAY-05] once authorised, only a void or a refund ends it, in whatever order events come', () => {
    const events = fc.constantFrom<AttemptEvent>(
      'sent-to-provider',
      'authorised',
      'pending',
      'refused',
      'no-response',
      'abandoned',
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (list) => {
        let state: AttemptState = 'stored';
        let wasAuthorised = false;
        for (const event of list) {
          state = nextAttemptState(state, event) ?? state;
          wasAuthorised ||= state === 'authorised';
          if (wasAuthorised) expect(state).toBe('authorised');
        }
      }),
    );
  });

  it('[APAY-05] blocks another charge while money may have moved', () => {
    const blocking = (
      ['stored', 'sent', 'unknown', 'pending', 'authorised', 'refused', 'voided'] as const
    ).filter(mayHaveCharged);
    expect(blocking).toEqual(['sent', 'unknown', 'pending', 'authorised']);
  });
});

describe('a challenge', () => {
  it('[APAY-05] expires an hour after the payment was sent, and never before it was sent', () => {
    expect(isChallengeOver(ago(59 * MINUTE), now)).toBe(false);
    expect(isChallengeOver(ago(60 * MINUTE), now)).toBe(true);
    expect(isChallengeOver(null, now)).toBe(false);
  });
});

describe('payment reconciliation', () => {
  const attempt = (extra: Partial<PaymentAttempt>): PaymentAttempt => ({
    state: 'unknown',
    changedAt: ago(5 * MINUTE),
    firstSentAt: ago(5 * MINUTE),
    providerCalls: 1,
    hasOrder: false,
    ...extra,
  });

  it('[APAY-05] polls with the same key when the outcome is unknown, with growing pauses', () => {
    expect(decideReconciliation(attempt({}), now)).toEqual({ kind: 'poll-status' });
    expect(decideReconciliation(attempt({ changedAt: ago(30_000) }), now)).toEqual({ kind: 'leave' });
    expect(decideReconciliation(attempt({ providerCalls: 4 }), now)).toEqual({ kind: 'leave' });
    expect([1, 2, 3, 99].map(waitBeforePolling)).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 60 * MINUTE]);
  });

  it('[APAY-05] escalates instead of polling once the key may have expired', () => {
    const old = attempt({ changedAt: ago(2 * DAY), firstSentAt: ago(2 * DAY) });
    expect(decideReconciliation(old, now)).toEqual({ kind: 'escalate', reason: 'key-expired' });
  });

  it('[APAY-05] polls a pending payment while its key is valid, then awaits the webhook, then escalates', () => {
    const pending = (firstSentAt: Date, changedAt = firstSentAt) =>
      decideReconciliation(attempt({ state: 'pending', firstSentAt, changedAt, hasOrder: true }), now);
    expect(pending(ago(5 * MINUTE), ago(30_000))).toEqual({ kind: 'leave' });
    expect(pending(ago(5 * MINUTE))).toEqual({ kind: 'poll-status' });
    expect(pending(ago(DAY - 1))).toEqual({ kind: 'poll-status' });
    expect(pending(ago(DAY))).toEqual({ kind: 'leave' });
    expect(pending(ago(7 * DAY - 1))).toEqual({ kind: 'leave' });
    // A poll in between does not restart the limit.
    const tooLong = { kind: 'escalate', reason: 'pending-too-long' };
    expect(pending(ago(7 * DAY), ago(6 * DAY))).toEqual(tooLong);
  });

  it('[APAY-05] places the missing order of an authorised attempt once', () => {
    expect(decideReconciliation(attempt({ state: 'authorised' }), now)).toEqual({ kind: 'place-order' });
    expect(decideReconciliation(attempt({ state: 'authorised', hasOrder: true }), now)).toEqual({
      kind: 'leave',
    });
  });

  it('[APAY-05] abandons attempts that were never sent, and leaves settled ones', () => {
    const neverSent = attempt({ state: 'stored', firstSentAt: null, changedAt: ago(31 * MINUTE) });
    expect(decideReconciliation(neverSent, now)).toEqual({ kind: 'abandon' });
    expect(decideReconciliation({ ...neverSent, changedAt: ago(29 * MINUTE) }, now)).toEqual({
      kind: 'leave',
    });
    for (const state of ['refused', 'voided', 'refunded', 'abandoned'] as const) {
      expect(decideReconciliation(attempt({ state, changedAt: ago(90 * DAY) }), now)).toEqual({
        kind: 'leave',
      });
    }
  });
});
