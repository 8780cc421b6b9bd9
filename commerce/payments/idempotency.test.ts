import { describe, expect, it } from 'vitest';
import { decideIdempotency, TAKEOVER_AFTER_MS } from './idempotency.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;

describe('an idempotency key', () => {
  const request = { key: 'k', fingerprint: 'f' };
  const done = { key: 'k', fingerprint: 'f', startedAt: ago(MINUTE), result: { order: '1001' } };

  it('[APAY-05] new: proceed; same request again: the same result', () => {
    expect(decideIdempotency(null, request, now)).toEqual({ kind: 'proceed' });
    expect(decideIdempotency(done, request, now)).toEqual({ kind: 'replay', result: { order: '1001' } });
  });

  it('[APAY-05] while the first still runs: wait; after a crash: take over', () => {
    const running = { ...done, result: null, startedAt: ago(1000) };
    expect(decideIdempotency(running, request, now)).toEqual({ kind: 'in-progress' });
    const crashed = { ...running, startedAt: ago(TAKEOVER_AFTER_MS) };
    expect(decideIdempotency(crashed, request, now)).toEqual({ kind: 'proceed' });
  });

  it('[APAY-05] the same key for another request is a conflict', () => {
    expect(decideIdempotency(done, { key: 'k', fingerprint: 'other' }, now)).toEqual({ kind: 'conflict' });
  });
});
