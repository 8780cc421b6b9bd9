import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CutOffConfig, cutOffInstant, cutOffTimesFor, type DeliveryService } from './cut-off.ts';
import { countdownTo, describeDeliveryBadge } from './delivery-badge.ts';
import { instantOf, wallTimeAt } from './zoned-time.ts';

const SUNDAY = new Date('2026-11-15T12:00:00Z');
const SATURDAY = new Date('2026-11-14T12:00:00Z');
const utc: CutOffConfig = { zone: 'UTC', times: null, holidays: [] };

function cutOff(sku: string, brand: string, service: DeliveryService, now: Date): string | undefined {
  return cutOffInstant(cutOffTimesFor({ sku, brand, service }), now, 'UTC')?.toISOString().slice(11, 19);
}

describe('the cut-off table', () => {
  it.each(['YDD00001-1-1', 'ydd00001-1-1'])('[PDP-09] sku %s: 23:00:00, Saturday too', (sku) => {
    expect(cutOff(sku, 'anyone', 'next-day', SUNDAY)).toBe('23:00:00');
    expect(cutOff(sku, 'anyone', 'next-day', SATURDAY)).toBe('23:00:00');
  });

  it('[PDP-09] express: 23:00:00', () => {
    expect(cutOff('XDD00001-1-1', 'wallis', 'express', SATURDAY)).toBe('23:00:00');
  });

  it.each(['selvedge', 'misspap', 'burton', 'coast', 'karenmillen', 'Karen Millen'])(
    '[PDP-09] brand %s: 23:00:00',
    (brand) => {
      expect(cutOff('ABC00001-1-1', brand, 'next-day', SUNDAY)).toBe('23:00:00');
      expect(cutOff('ABC00001-1-1', brand, 'next-day', SATURDAY)).toBe('23:00:00');
    },
  );

  it.each(['wallis', 'oasis', 'dorothy perkins', 'dorothy-perkins', 'warehouse', 'principles', 'nastygal'])(
    '[PDP-09] brand %s: 23:59:59, and 21:00:00 on Saturday',
    (brand) => {
      expect(cutOff('ABC00001-1-1', brand, 'next-day', SUNDAY)).toBe('23:59:59');
      expect(cutOff('ABC00001-1-1', brand, 'next-day', SATURDAY)).toBe('21:00:00');
    },
  );

  it('[PDP-09] sku starting XDD: 23:59:59, and 21:00:00 on Saturday', () => {
    expect(cutOff('XDD00001-1-1', 'anyone', 'next-day', SUNDAY)).toBe('23:59:59');
    expect(cutOff('XDD00001-1-1', 'anyone', 'next-day', SATURDAY)).toBe('21:00:00');
  });

  it('[PDP-09] next-day default 23:00:00', () => {
    expect(cutOff('ABC00001-1-1', 'maine', 'next-day', SATURDAY)).toBe('23:00:00');
  });

  it('[PDP-09] a configured cut-off overrides the table, sku and brand included', () => {
    const configured = { daily: '20:30', saturday: '18:00' };
    const times = cutOffTimesFor({ sku: 'YDD00001-1-1', brand: 'coast', service: 'next-day' }, configured);
    expect(cutOffInstant(times, SUNDAY, 'UTC')?.toISOString()).toBe('2026-11-15T20:30:00.000Z');
    expect(cutOffInstant(times, SATURDAY, 'UTC')?.toISOString()).toBe('2026-11-14T18:00:00.000Z');
  });

  it('rejects invalid times of day', () => {
    const at = (daily: string) => cutOffInstant({ daily }, SUNDAY, 'UTC');
    expect(['23:00', '9:05:59'].map(at)).not.toContain(null);
    expect(['24:00', '23:60', 'late', ''].map(at)).toEqual([null, null, null, null]);
  });
});

describe('the zone of the cut-off', () => {
  const times = { daily: '23:00:00', saturday: '21:00:00' };

  it('[PDP-09] UTC ignores summer time; Europe/London follows it', () => {
    const july = new Date('2026-07-15T12:00:00Z');
    expect(cutOffInstant(times, july, 'UTC')?.toISOString()).toBe('2026-07-15T23:00:00.000Z');
    expect(cutOffInstant(times, july, 'Europe/London')?.toISOString()).toBe('2026-07-15T22:00:00.000Z');
  });

  it('[PDP-09] the day, and so Saturday, is that of the zone', () => {
    const saturdayInLondonFridayInUtc = new Date('2026-07-17T23:30:00Z');
    expect(cutOffInstant(times, saturdayInLondonFridayInUtc, 'Europe/London')?.toISOString()).toBe(
      '2026-07-18T20:00:00.000Z',
    );
    expect(cutOffInstant(times, saturdayInLondonFridayInUtc, 'UTC')?.toISOString()).toBe(
      '2026-07-17T23:00:00.000Z',
    );
  });

  it('[PDP-09] is correct on both days of a clock change', () => {
    const springForward = new Date('2026-03-29T00:30:00Z');
    expect(cutOffInstant(times, springForward, 'Europe/London')?.toISOString()).toBe(
      '2026-03-29T22:00:00.000Z',
    );
    const fallBack = new Date('2026-10-25T00:30:00Z');
    expect(cutOffInstant(times, fallBack, 'Europe/London')?.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('converts wall time to an instant and back in any zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/London',
      'Europe/Stockholm',
      'America/New_York',
      'Asia/Kolkata',
    );
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const wall = wallTimeAt(instant, zone);
        const { weekday: _, ...shown } = wallTimeAt(instantOf(wall, zone), zone);
        expect(wall).toMatchObject(shown);
      }),
    );
  });
});

describe('the countdown badge', () => {
  const nextDay = { sku: 'ABC', brand: 'oasis', service: 'next-day', isExpressEnabled: false } as const;

  it('[PDP-09] counts down to the cut-off', () => {
    const badge = describeDeliveryBadge(nextDay, utc, new Date('2026-11-14T18:29:01Z'));
    expect(badge).toMatchObject({ kind: 'countdown', countdown: { hours: 2, minutes: 30, seconds: 59 } });
  });

  it('[PDP-09] is hidden from the cut-off on, and counts again from midnight', () => {
    expect(describeDeliveryBadge(nextDay, utc, new Date('2026-11-14T21:00:00Z'))).toEqual({ kind: 'hidden' });
    expect(describeDeliveryBadge(nextDay, utc, new Date('2026-11-14T23:59:59.999Z'))).toEqual({
      kind: 'hidden',
    });
    expect(describeDeliveryBadge(nextDay, utc, new Date('2026-11-15T00:00:00Z'))).toMatchObject({
      countdown: { hours: 23, minutes: 59, seconds: 59 },
    });
  });

  it("[PDP-09] after the cut-off the next-day badge says 'express available' when that is enabled", () => {
    const late = new Date('2026-11-14T21:00:00Z');
    expect(describeDeliveryBadge({ ...nextDay, isExpressEnabled: true }, utc, late).kind).toBe(
      'express-available',
    );
    const standard = { ...nextDay, service: 'standard', isExpressEnabled: true } as const;
    expect(describeDeliveryBadge(standard, utc, late).kind).toBe('hidden');
  });

  it('[PDP-09] crosses a month end and a year end', () => {
    const burton = { ...nextDay, brand: 'burton' };
    expect(describeDeliveryBadge(burton, utc, new Date('2026-12-31T22:59:58Z'))).toMatchObject({
      countdown: { hours: 0, minutes: 0, seconds: 2 },
      cutOff: new Date('2026-12-31T23:00:00Z'),
    });
  });

  it('[PDP-09] never shows a part out of range, nor a negative one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 86_400_000 }), (left) => {
        const { hours, minutes, seconds } = countdownTo(new Date(left), new Date(0));
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60).toBe(true);
        expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.max(0, Math.ceil(left / 1000)));
      }),
    );
  });
});
