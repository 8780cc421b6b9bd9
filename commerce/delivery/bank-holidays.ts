const DAY_MS = 86_400_000;
const MONDAY = 1;
const SATURDAY = 6;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The days of a year that a rule gives. */
type HolidayRule = (year: number) => Date;

const on =
  (month: number, day: number): HolidayRule =>
  (year) =>
    utc(year, month, day);

/** Counted from Easter Sunday. */
const fromEaster =
  (days: number): HolidayRule =>
  (year) =>
    new Date(easterSunday(year).getTime() + days * DAY_MS);

/** The first such weekday on or after a day. */
const firstFrom =
  (weekday: number, month: number, day: number): HolidayRule =>
  (year) => {
    const start = utc(year, month, day);
    return new Date(start.getTime() + ((weekday - start.getUTCDay() + 7) % 7) * DAY_MS);
  };

/** The anonymous Gregorian algorithm. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monthAndDay = h + l - 7 * m + 114;
  return utc(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}

const GOOD_FRIDAY = fromEaster(-2);
const EASTER_MONDAY = fromEaster(1);
const ASCENSION_DAY = fromEaster(39);
const WHIT_MONDAY = fromEaster(50);
const NEW_YEAR = on(1, 1);
const CHRISTMAS = on(12, 25);
const SECOND_CHRISTMAS_DAY = on(12, 26);
const MAY_DAY = on(5, 1);

const HOLIDAYS: Record<string, readonly HolidayRule[]> = {
  GB: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    firstFrom(MONDAY, 5, 1),
    firstFrom(MONDAY, 5, 25),
    firstFrom(MONDAY, 8, 25),
    CHRISTMAS,
    SECOND_CHRISTMAS_DAY,
  ],
  IE: [
    NEW_YEAR,
    firstFrom(MONDAY, 2, 1),
    on(3, 17),
    EASTER_MONDAY,
    firstFrom(MONDAY, 5, 1),
    firstFrom(MONDAY, 6, 1),
    firstFrom(MONDAY, 8, 1),
    firstFrom(MONDAY, 10, 25),
    CHRISTMAS,
    SECOND_CHRISTMAS_DAY,
  ],
  FR: [
    ...[NEW_YEAR, EASTER_MONDAY, MAY_DAY, on(5, 8), ASCENSION_DAY, WHIT_MONDAY],
    ...[on(7, 14), on(8, 15), on(11, 1), on(11, 11), CHRISTMAS],
  ],
  NL: [
    ...[NEW_YEAR, EASTER_MONDAY, on(4, 27), ASCENSION_DAY, WHIT_MONDAY],
    ...[CHRISTMAS, SECOND_CHRISTMAS_DAY],
  ],
  SE: [
    ...[NEW_YEAR, on(1, 6), GOOD_FRIDAY, EASTER_MONDAY, MAY_DAY, ASCENSION_DAY, on(6, 6)],
    ...[firstFrom(SATURDAY, 6, 20), firstFrom(SATURDAY, 10, 31), CHRISTMAS, SECOND_CHRISTMAS_DAY],
  ],
  DE: [
    ...[NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, MAY_DAY, ASCENSION_DAY, WHIT_MONDAY, on(10, 3)],
    ...[CHRISTMAS, SECOND_CHRISTMAS_DAY],
  ],
};

/** Countries without rules of their own. */
const COMMON: readonly HolidayRule[] = [NEW_YEAR, CHRISTMAS];

/** In these countries a holiday at the weekend moves to the next weekday that is not a holiday. */
const MOVES_TO_WEEKDAY = ['GB'];

/** The public holidays of a year (YYYY-MM-DD), sorted; those of a whole country, not of its regions. */
export function bankHolidays(country: string, year: number): string[] {
  const dates = (HOLIDAYS[country] ?? COMMON).map((rule) => rule(year));
  const days = new Set(dates.map(dayOf));
  if (MOVES_TO_WEEKDAY.includes(country)) {
    for (const date of dates.filter(isWeekend)) {
      let substitute = date;
      while (isWeekend(substitute) || days.has(dayOf(substitute))) {
        substitute = new Date(substitute.getTime() + DAY_MS);
      }
      days.add(dayOf(substitute));
    }
  }
  return [...days].toSorted();
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === SATURDAY;
}

/** A promise never looks further ahead than this. */
const AHEAD_MS = 120 * DAY_MS;

/** The coming days without dispatch and delivery: the public holidays of these countries and the days that staff closed. */
export function upcomingHolidays(
  countries: readonly string[],
  closedDays: readonly string[],
  now: Date,
): string[] {
  const from = dayOf(new Date(now.getTime() - DAY_MS));
  const until = dayOf(new Date(now.getTime() + AHEAD_MS));
  const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))];
  const days = countries.flatMap((country) => years.flatMap((year) => bankHolidays(country, year)));
  return [...new Set([...days, ...closedDays])].filter((day) => day >= from && day <= until).toSorted();
}
