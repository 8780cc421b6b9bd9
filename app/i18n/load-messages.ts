import type { AbstractIntlMessages } from 'use-intl';

/** One chunk a language: the page fetches only its own. */
const languages: Record<string, () => Promise<{ default: AbstractIntlMessages }>> = {
  'en-GB': () => import('./languages/en-GB.ts'),
  fr: () => import('./languages/fr.ts'),
  nl: () => import('./languages/nl.ts'),
  sv: () => import('./languages/sv.ts'),
};

export async function loadMessages(locale: string): Promise<AbstractIntlMessages> {
  const load = languages[locale] ?? languages['en-GB']!;
  return (await load()).default;
}
