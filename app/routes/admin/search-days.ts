const PERIODS = [7, 30, 90];

/** The days that a report is about: one of three periods. */
export function reportDays(url: URL): number {
  const asked = Number(url.searchParams.get('days'));
  return PERIODS.includes(asked) ? asked : 30;
}
