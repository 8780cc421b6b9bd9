/** Days as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  until: string;
}

export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Periods that one press chooses, in days up to today. */
export const PRESETS = [1, 7, 28, 90, 365] as const;

const DAY_MS = 86_400_000;
const MOST_DAYS = 732;
const DEFAULT_DAYS = 28;

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * DAY_MS);

export const countDays = ({ from, until }: Period): number =>
  Math.round((toTime(until) - toTime(from)) / DAY_MS) + 1;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, index) => addDays(period.from, index));

function readDay(text: string | null): string | null {
  if (!text || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null;
  const time = toTime(text);
  return Number.isNaN(time) || toDay(time) !== text ? null : text;
}

/** The period of an address; what makes no sense is replaced by the last four weeks. */
export function parsePeriod(query: URLSearchParams, today: string): Period & { comparison: Comparison } {
  const comparison = COMPARISONS.find((each) => each === query.get('compare')) ?? 'before';
  const [from, until] = [readDay(query.get('from')), readDay(query.get('until')) ?? today];
  if (from && from <= until) {
    const longest = addDays(until, 1 - MOST_DAYS);
    return { from: from < longest ? longest : from, until, comparison };
  }
  const days = PRESETS.find((each) => each === Number(query.get('days'))) ?? DEFAULT_DAYS;
  return { from: addDays(today, 1 - days), until: today, comparison };
}

/** What a period is compared with: as many days before it, or the same days a year before. */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  if (comparison === 'before') {
    const days = countDays(period);
    return { from: addDays(period.from, -days), until: addDays(period.until, -days) };
  }
  const yearBefore = (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    // 29 February is compared with the 28th.
    const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
    return toDay(Date.UTC(year - 1, month - 1, Math.min(date, last)));
  };
  return { from: yearBefore(period.from), until: yearBefore(period.until) };
}
