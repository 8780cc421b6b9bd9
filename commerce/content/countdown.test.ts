import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTDOWN_TICK_MS, countDown, padCountdown } from './countdown.ts';

const now = new Date('2026-11-15T12:00:00Z');
const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true };

describe('a countdown', () => {
  it('[CONTENT-07] returns days, hours, minutes and seconds', () => {
    expect(countDown(new Date('2026-11-17T15:04:05.900Z'), now)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
      isOver: false,
    });
  });

  it('[CONTENT-07] clamps to zeros once passed', () => {
    expect(countDown(new Date('2026-11-15T11:59:59Z'), now)).toEqual(zeros);
    expect(countDown(now, now)).toEqual(zeros);
    expect(countDown(new Date('no date'), now)).toEqual(zeros);
  });

  it('[CONTENT-07] adds up to the remaining time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (left) => {
        const { days, hours, minutes, seconds } = countDown(new Date(now.getTime() + left), now);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });

  it('[CONTENT-07] ticks every 500 ms, in two digits, in one of three layouts', () => {
    expect(COUNTDOWN_TICK_MS).toBe(500);
    expect([0, 7, 59, 120].map(padCountdown)).toEqual(['00', '07', '59', '120']);
  });
});
