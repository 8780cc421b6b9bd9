import { describe, expect, it } from 'vitest';
import { checkSchedule, describeStatus, type StatusVersion } from './entry-status.ts';

const now = new Date('2026-11-15T12:00:00Z');
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const version = (over: Partial<StatusVersion>): StatusVersion => ({
  id: 1,
  brand: '*',
  locale: '*',
  state: 'published',
  startsAt: null,
  endsAt: null,
  ...over,
});

describe('describeStatus', () => {
  it.each([
    ['live', [version({})]],
    ['live-with-draft', [version({}), version({ state: 'draft' })]],
    ['draft', [version({ state: 'draft' })]],
    ['scheduled', [version({ startsAt: day('2026-12-01') })]],
    ['live', [version({}), version({ startsAt: day('2026-12-01') })]],
    ['over', [version({ endsAt: day('2026-11-01') })]],
  ] as const)('is %s', (status, versions) => {
    expect(describeStatus(versions, now)).toBe(status);
  });
});

describe('checkSchedule', () => {
  it('accepts a start, an end, both or neither', () => {
    expect(checkSchedule(null, null, now)).toBeNull();
    expect(checkSchedule(day('2026-12-01'), null, now)).toBeNull();
    expect(checkSchedule(null, day('2026-12-01'), now)).toBeNull();
    expect(checkSchedule(day('2026-12-01'), day('2026-12-02'), now)).toBeNull();
  });

  it('refuses an end that has passed, or that comes before the start', () => {
    expect(checkSchedule(null, day('2026-11-01'), now)).toMatch(/past/);
    expect(checkSchedule(day('2026-12-02'), day('2026-12-01'), now)).toMatch(/after the start/);
  });
});
