const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-15` as `15 Nov 2026`. */
export function formatDay(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : DAY.format(date);
}

/** A time as the studio writes it: `15 Nov 2026, 16:20`. */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** `from 1 Dec 2026, 00:00 until 25 Dec 2026, 00:00`, or whichever end there is. */
export function formatPeriod(startsAt: string | null, endsAt: string | null): string {
  return [startsAt && `from ${formatMoment(startsAt)}`, endsAt && `until ${formatMoment(endsAt)}`]
    .filter(Boolean)
    .join(' ');
}

/** The value of a `datetime-local` field, in the editor's own time. */
export function toLocalField(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function fromLocalField(value: string): string | null {
  return value ? new Date(value).toISOString() : null;
}
