import { readLanguageTexts } from '#config/languages.server.ts';

interface EndTexts {
  offerEnds: Record<'today' | 'weekday' | 'date', string>;
}

const texts = readLanguageTexts<EndTexts>('server/shop-notices.json');
const DAY_MS = 86_400_000;

/** "Ends on Sunday" within a week, "Ends on 24 December" before that. Days as YYYY-MM-DD. */
export function writeOfferEnd(locale: string, endsOn: string, today: string): string {
  const words = (texts.get(locale) ?? texts.get('en-GB'))?.offerEnds;
  const end = new Date(`${endsOn}T00:00:00Z`);
  const daysLeft = Math.round((end.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
  if (daysLeft <= 0) return words?.today ?? endsOn;
  const isNear = daysLeft < 7;
  const day = new Intl.DateTimeFormat(locale, {
    ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  }).format(end);
  return words?.[isNear ? 'weekday' : 'date'].replace('{day}', day) ?? day;
}
