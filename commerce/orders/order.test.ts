import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideIdempotency, TAKEOVER_AFTER_MS } from '#commerce/payments/idempotency.ts';
import {
  type AttemptEvent,
  type AttemptState,
  decideSweep,
  isChallengeOver,
  mayHaveCharged,
  nextAttemptState,
  type PaymentAttempt,
  waitBeforeAsking,
} from '#commerce/payments/payment-attempt.ts';
import { canBecome, decidePlacement, holdsStock, isCancellable, type OrderState } from './order-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('an order', () => {
  it('[BASKET-03] goes from placed over packed and dispatched to delivered, and maybe back', () => {
    const way: OrderState[] = [
      'placed',
      'packed',
      'dispatched',
      'delivered',
      'return-requested',
      'returned',
      'refunded',
    ];
    for (const [n, state] of way.slice(1).entries()) expect(canBecome(way[n] ?? 'placed', state)).toBe(true);
    expect(canBecome('delivered', 'placed')).toBe(false);
    expect(canBecome('refunded', 'placed')).toBe(false);
  });

  it('[BASKET-03] can be cancelled until it leaves the house, and then gives its pieces back', () => {
    expect(
      ['payment-pending', 'placed', 'packed', 'dispatched', 'delivered'].map((state) =>
        isCancellable(state as OrderState),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(holdsStock('placed')).toBe(true);
    expect(holdsStock('cancelled')).toBe(false);
  });

  const question = {
    payment: 'authorised' as const,
    authorisedAmount: 4599,
    currentTotal: 4599,
    wanted: [{ sku: 'A', quantity: 2 }],
    stock: new Map([['A', 2]]),
  };

  it('[APAY-05] is placed when what was authorised is what it costs and all is in stock', () => {
    expect(decidePlacement(question)).toEqual({ kind: 'place', state: 'placed' });
    expect(decidePlacement({ ...question, payment: 'pending' })).toEqual({
      kind: 'place',
      state: 'payment-pending',
    });
  });

  it('[APAY-05] is not placed for another amount, without payment, or beyond stock', () => {
    expect(decidePlacement({ ...question, currentTotal: 4600 })).toEqual({ kind: 'total-updated' });
    expect(decidePlacement({ ...question, payment: 'refused' })).toEqual({ kind: 'not-paid' });
    expect(decidePlacement({ ...question, payment: 'unknown' })).toEqual({ kind: 'not-paid' });
    const twoLines = [
      { sku: 'A', quantity: 1 },
      { sku: 'A', quantity: 2 },
    ];
    expect(decidePlacement({ ...question, wanted: twoLines })).toEqual({ kind: 'out-of-stock', skus: ['A'] });
  });
});

describe('a payment attempt', () => {
  it('[APAY-05] is stored, sent, then authorised, refused, pending or unknown', () => {
    expect(nextAttemptState('stored', 'sent-to-provider')).toBe('sent');
    expect(nextAttemptState('sent', 'authorised')).toBe('authorised');
    expect(nextAttemptState('sent', 'refused')).toBe('refused');
    expect(nextAttemptState('sent', 'no-answer')).toBe('unknown');
    expect(nextAttemptState('unknown', 'authorised')).toBe('authorised');
  });

  it('[APAY-05] cannot be authorised before it was sent', () => {
    expect(nextAttemptState('stored', 'authorised')).toBeNull();
  });

  it('[APAY-05] a late success beats an earlier failure, and a late failure never beats a success', () => {
    expect(nextAttemptState('refused', 'authorised')).toBe('authorised');
    expect(nextAttemptState('authorised', 'refused')).toBeNull();
    expect(nextAttemptState('authorised', 'authorised')).toBeNull();
    expect(nextAttemptState('voided', 'authorised')).toBeNull();
  });

  it('[APAY-05] once authorised, only a void or a refund ends it, in whatever order news comes', () => {
    const events = fc.constantFrom<AttemptEvent>(
      'sent-to-provider',
      'authorised',
      'pending',
      'refused',
      'no-answer',
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
  it('[APAY-05] is over an hour after the payment was asked for, and never before it was', () => {
    expect(isChallengeOver(ago(59 * MINUTE), now)).toBe(false);
    expect(isChallengeOver(ago(60 * MINUTE), now)).toBe(true);
    expect(isChallengeOver(null, now)).toBe(false);
  });
});

describe('the sweeper', () => {
  const attempt = (extra: Partial<PaymentAttempt>): PaymentAttempt => ({
    state: 'unknown',
    changedAt: ago(5 * MINUTE),
    firstSentAt: ago(5 * MINUTE),
    timesAsked: 1,
    hasOrder: false,
    ...extra,
  });

  it('[APAY-05] asks again with the same key when the outcome is unknown, ever more patiently', () => {
    expect(decideSweep(attempt({}), now)).toEqual({ kind: 'ask-again' });
    expect(decideSweep(attempt({ changedAt: ago(30_000) }), now)).toEqual({ kind: 'leave' });
    expect(decideSweep(attempt({ timesAsked: 4 }), now)).toEqual({ kind: 'leave' });
    expect([1, 2, 3, 99].map(waitBeforeAsking)).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 60 * MINUTE]);
  });

  it('[APAY-05] never asks once the key may have expired: a person looks', () => {
    const old = attempt({ changedAt: ago(2 * DAY), firstSentAt: ago(2 * DAY) });
    expect(decideSweep(old, now)).toEqual({ kind: 'escalate', reason: 'key-expired' });
    expect(decideSweep(attempt({ state: 'pending', changedAt: ago(7 * DAY - 1) }), now)).toEqual({
      kind: 'leave',
    });
    expect(decideSweep(attempt({ state: 'pending', changedAt: ago(7 * DAY) }), now)).toEqual({
      kind: 'escalate',
      reason: 'pending-too-long',
    });
  });

  it('[APAY-05] places the order that an authorised attempt still lacks, once', () => {
    expect(decideSweep(attempt({ state: 'authorised' }), now)).toEqual({ kind: 'place-order' });
    expect(decideSweep(attempt({ state: 'authorised', hasOrder: true }), now)).toEqual({ kind: 'leave' });
  });

  it('[APAY-05] abandons what was never sent, and leaves what is settled', () => {
    const neverSent = attempt({ state: 'stored', firstSentAt: null, changedAt: ago(31 * MINUTE) });
    expect(decideSweep(neverSent, now)).toEqual({ kind: 'abandon' });
    expect(decideSweep({ ...neverSent, changedAt: ago(29 * MINUTE) }, now)).toEqual({ kind: 'leave' });
    for (const state of ['refused', 'voided', 'refunded', 'abandoned'] as const) {
      expect(decideSweep(attempt({ state, changedAt: ago(90 * DAY) }), now)).toEqual({ kind: 'leave' });
    }
  });
});

describe('an idempotency key', () => {
  const request = { key: 'k', fingerprint: 'f' };
  const done = { key: 'k', fingerprint: 'f', startedAt: ago(MINUTE), result: { order: '1001' } };

  it('[APAY-05] new: proceed; same question again: the same result', () => {
    expect(decideIdempotency(null, request, now)).toEqual({ kind: 'proceed' });
    expect(decideIdempotency(done, request, now)).toEqual({ kind: 'replay', result: { order: '1001' } });
  });

  it('[APAY-05] while the first still runs: wait; when it died: take over', () => {
    const running = { ...done, result: null, startedAt: ago(1000) };
    expect(decideIdempotency(running, request, now)).toEqual({ kind: 'in-progress' });
    const dead = { ...running, startedAt: ago(TAKEOVER_AFTER_MS) };
    expect(decideIdempotency(dead, request, now)).toEqual({ kind: 'proceed' });
  });

  it('[APAY-05] the same key for another question is a conflict', () => {
    expect(decideIdempotency(done, { key: 'k', fingerprint: 'other' }, now)).toEqual({ kind: 'conflict' });
  });
});
