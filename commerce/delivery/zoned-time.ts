import { dateFormat } from '#commerce/text/formats.ts';

/** A wall clock time in a time zone. `weekday` counts from Sunday = 0. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

const ALL_PARTS: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

export function wallTimeAt(instant: Date, zone: string): WallTime {
  const read: Record<string, number> = {};
  const parts = dateFormat('en-GB', { ...ALL_PARTS, timeZone: zone }).formatToParts(instant);
  for (const { type, value } of parts) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, hour, minute, second, weekday };
}

/** The calendar day of an instant, as YYYY-MM-DD. */
export function dayAt(instant: Date, zone: string): string {
  const { year, month, day } = wallTimeAt(instant, zone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The instant when the wall clock of a zone shows this time. */
export function instantOf(wall: Omit<WallTime, 'weekday'>, zone: string): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  const offsetAt = (milliseconds: number) => {
    const shown = wallTimeAt(new Date(milliseconds), zone);
    return (
      Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second) -
      Math.floor(milliseconds / 1000) * 1000
    );
  };
  // Near a clock change the offset at the first guess may be wrong, so it is computed a second time.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
