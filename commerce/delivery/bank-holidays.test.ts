import { describe, expect, it } from 'vitest';
import { bankHolidays, upcomingHolidays } from './bank-holidays.ts';

describe('bank holidays', () => {
  it('[PDP-09] of Great Britain, with substitutes for those at a weekend', () => {
    expect(bankHolidays('GB', 2027)).toEqual([
      ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30'],
      ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'],
    ]);
    expect(bankHolidays('GB', 2028)).toContain('2028-01-03');
  });

  it.each([
    ['FR', ['2026-04-06', '2026-05-14', '2026-05-25', '2026-07-14']],
    ['NL', ['2026-04-27', '2026-05-14', '2026-12-26']],
    ['SE', ['2026-01-06', '2026-04-03', '2026-06-20', '2026-10-31']],
    ['IE', ['2026-02-02', '2026-03-17', '2026-10-26']],
    ['BR', ['2026-01-01', '2026-12-25']],
  ])('of %s', (country, days) => {
    expect(bankHolidays(country, 2026)).toEqual(expect.arrayContaining(days));
  });

  it('[PDP-09] the coming ones cross the end of the year, and the shop may replace them', () => {
    const now = new Date('2026-12-20T12:00:00Z');
    expect(upcomingHolidays(['GB'], [], now)).toEqual([
      ...['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29'],
    ]);
    expect(upcomingHolidays([], ['2026-12-24', '2020-01-01'], now)).toEqual(['2026-12-24']);
    expect(upcomingHolidays(['FR'], ['2026-12-24'], now)).toContain('2027-01-01');
  });
});
