import { describe, expect, it } from 'vitest';
import { estimateDeliveryDate, formatDeliveryDate, ordinal } from './estimated-date.ts';
import { isBulky } from './is-bulky.ts';

const times = { daily: '23:00:00', saturday: '21:00:00' };
const calendar = {
  zone: 'UTC',
  deliveryWeekdays: [1, 2, 3, 4, 5, 6],
  holidays: ['2026-12-25', '2026-12-26'],
};

describe('the estimated delivery date', () => {
  it('[PDP-09] next day before the cut-off, the day after it later', () => {
    expect(estimateDeliveryDate(new Date('2026-11-17T22:59:59Z'), 1, times, calendar)).toBe('2026-11-18');
    expect(estimateDeliveryDate(new Date('2026-11-17T23:00:00Z'), 1, times, calendar)).toBe('2026-11-19');
  });

  it('[PDP-09] on Saturday evening the early cut-off has passed, and there is no delivery on Sunday', () => {
    expect(estimateDeliveryDate(new Date('2026-11-14T20:59:59Z'), 1, times, calendar)).toBe('2026-11-16');
    expect(estimateDeliveryDate(new Date('2026-11-14T21:00:00Z'), 1, times, calendar)).toBe('2026-11-16');
    expect(estimateDeliveryDate(new Date('2026-11-13T23:30:00Z'), 1, times, calendar)).toBe('2026-11-16');
  });

  it('[PDP-09] skips holidays, and crosses month and year ends', () => {
    expect(estimateDeliveryDate(new Date('2026-12-24T10:00:00Z'), 1, times, calendar)).toBe('2026-12-28');
    expect(estimateDeliveryDate(new Date('2026-11-30T10:00:00Z'), 4, times, calendar)).toBe('2026-12-04');
    expect(estimateDeliveryDate(new Date('2026-12-31T10:00:00Z'), 1, times, calendar)).toBe('2027-01-01');
    expect(estimateDeliveryDate(new Date('2028-02-28T10:00:00Z'), 1, times, calendar)).toBe('2028-02-29');
  });

  it('is null when there are no delivery days', () => {
    const never = { ...calendar, deliveryWeekdays: [] };
    expect(estimateDeliveryDate(new Date('2026-11-17T10:00:00Z'), 1, times, never)).toBeNull();
  });

  it('[PDP-09] is formatted in English ordinal style', () => {
    expect(formatDeliveryDate('2026-11-17', 'en-GB')).toBe('Tuesday 17th November');
    expect(formatDeliveryDate('2026-12-01', 'en')).toBe('Tuesday 1st December');
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '31st',
    ]);
  });

  it.each([
    ['fr', 'mardi 17 novembre'],
    ['nl', 'dinsdag 17 november'],
    ['sv', 'tisdag 17 november'],
  ])('reads in %s as people there write it', (locale, text) => {
    expect(formatDeliveryDate('2026-11-17', locale)).toBe(text);
  });
});

it('[PDP-10] bulky by logistic class, whatever its case', () => {
  expect(isBulky(' Bulky', ['bulky', '2-man'])).toBe(true);
  expect(isBulky('2-MAN', ['bulky', '2-man'])).toBe(true);
  expect(isBulky('standard', ['bulky', '2-man'])).toBe(false);
});
