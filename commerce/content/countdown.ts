export const COUNTDOWN_TICK_MS = 500;

export const COUNTDOWN_LAYOUTS = ['small', 'medium', 'large'] as const;

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining time; zeros once it has passed or when the end is not a valid date. */
export function countDown(end: Date, now: Date): Countdown {
  const difference = end.getTime() - now.getTime();
  const left = difference > 0 ? difference : 0;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    isOver: left === 0,
  };
}

/** At least two digits, so that the width does not change. */
export function padCountdown(value: number): string {
  return String(value).padStart(2, '0');
}
