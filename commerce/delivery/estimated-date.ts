import { dateFormat } from '#commerce/text/formats.ts';
import { type CutOffTimes, cutOffInstant } from './cut-off.ts';
import { wallTimeAt } from './zoned-time.ts';

export interface DeliveryCalendar {
  zone: string;
  /** Days with delivery, Sunday = 0. */
  deliveryWeekdays: readonly number[];
  /** Calendar days (YYYY-MM-DD) without dispatch and delivery. */
  holidays: readonly string[];
}

const DAY_MS = 86_400_000;
/** A calendar without a delivery day within a quarter is a wrong setting. */
const MAX_DAYS = 92;

const calendarDay = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

export function isHoliday(
  now: Date,
  { zone, holidays }: Pick<DeliveryCalendar, 'zone' | 'holidays'>,
): boolean {
  const { year, month, day } = wallTimeAt(now, zone);
  return holidays.includes(calendarDay(Date.UTC(year, month - 1, day)));
}

/** The calendar day of delivery: `deliveryDays` delivery days after dispatch, which is today before the cut-off. */
export function estimateDeliveryDate(
  now: Date,
  deliveryDays: number,
  times: CutOffTimes,
  calendar: DeliveryCalendar,
): string | null {
  const today = wallTimeAt(now, calendar.zone);
  const cutOff = cutOffInstant(times, now, calendar.zone);
  const isLazy = cutOff === null || now >= cutOff;
  let dispatch = Date.UTC(today.year, today.month - 1, today.day) + (isLazy ? DAY_MS : 0);
  while (calendar.holidays.includes(calendarDay(dispatch))) dispatch += DAY_MS;
  let counted = 0;
  for (let days = 1; days <= MAX_DAYS; days += 1) {
    const day = new Date(dispatch + days * DAY_MS);
    const name = calendarDay(day.getTime());
    if (!calendar.deliveryWeekdays.includes(day.getUTCDay()) || calendar.holidays.includes(name)) continue;
    counted += 1;
    if (counted >= Math.max(1, deliveryDays)) return name;
  }
  return null;
}

const ORDINALS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const englishOrdinal = new Intl.PluralRules('en', { type: 'ordinal' });

export function ordinal(day: number): string {
  return `${day}${ORDINALS[englishOrdinal.select(day)]}`;
}

/** "Tuesday 17th November" in English; other languages use the format of `Intl`. */
export function formatDeliveryDate(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!locale.toLowerCase().startsWith('en')) {
    return dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(day);
  }
  const named = (options: Intl.DateTimeFormatOptions) =>
    dateFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  return `${named({ weekday: 'long' })} ${ordinal(day.getUTCDate())} ${named({ month: 'long' })}`;
}
