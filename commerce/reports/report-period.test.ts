import { describe, expect, it } from 'vitest';
import { comparedPeriod, countDays, parsePeriod } from './report-period.ts';

const parse = (query: string) => parsePeriod(new URLSearchParams(query), '2026-11-16');

describe('[OPS-13] the period of a report', () => {
  it.each([
    ['', '2026-10-20', '2026-11-16'],
    ['days=7', '2026-11-10', '2026-11-16'],
    ['from=2026-11-01&until=2026-11-03', '2026-11-01', '2026-11-03'],
    ['from=2026-11-04&until=2026-11-03', '2026-10-20', '2026-11-16'],
    ['from=2026-02-30', '2026-10-20', '2026-11-16'],
    ['from=0000-01-01&until=0000-01-02', '2026-10-20', '2026-11-16'],
    ['from=1999-01-01', '2024-11-15', '2026-11-16'],
  ])('%s', (query, from, until) => {
    expect(parse(query)).toMatchObject({ from, until });
  });

  it('is compared with as many days before, or with the same days a year before', () => {
    const period = { from: '2028-02-23', until: '2028-02-29' };
    expect(countDays(period)).toBe(7);
    expect(comparedPeriod(period, 'before')).toEqual({ from: '2028-02-16', until: '2028-02-22' });
    expect(comparedPeriod(period, 'year')).toEqual({ from: '2027-02-23', until: '2027-02-28' });
    expect(comparedPeriod(period, 'none')).toBeNull();
  });
});
