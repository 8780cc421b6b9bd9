import { useFormatter, useTranslations } from 'use-intl';

/** Times as the editor writes them, in the person's language. */
export function useTimeTexts() {
  const t = useTranslations('staff-editor');
  const format = useFormatter();
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  /** `from 1 Dec 2026, 00:00 until 25 Dec 2026, 00:00`, or whichever end there is. */
  const period = (startsAt: string | null, endsAt: string | null) =>
    [startsAt && t('from', { at: moment(startsAt) }), endsAt && t('until', { at: moment(endsAt) })]
      .filter(Boolean)
      .join(' ');
  return { moment, period };
}
