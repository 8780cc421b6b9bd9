import type { AbstractIntlMessages } from 'use-intl';

type Languages = Record<string, () => Promise<{ default: AbstractIntlMessages }>>;

/** One chunk a language: the page fetches only its own. */
const languages: Languages = {
  'en-GB': () => import('./languages/en-GB.ts'),
  fr: () => import('./languages/fr.ts'),
  nl: () => import('./languages/nl.ts'),
  sv: () => import('./languages/sv.ts'),
};

const purchase: Languages = {
  'en-GB': () => import('./languages/purchase/en-GB.ts'),
  fr: () => import('./languages/purchase/fr.ts'),
  nl: () => import('./languages/purchase/nl.ts'),
  sv: () => import('./languages/purchase/sv.ts'),
};

const asked = new Map<string, Promise<AbstractIntlMessages>>();

export async function loadMessages(locale: string): Promise<AbstractIntlMessages> {
  const load = languages[locale] ?? languages['en-GB']!;
  return (await load()).default;
}

/** The words of basket, checkout, orders and account; the same promise each time, as React asks for it. */
export function loadPurchaseMessages(locale: string): Promise<AbstractIntlMessages> {
  const load = purchase[locale] ?? purchase['en-GB']!;
  const known = asked.get(locale) ?? load().then(({ default: texts }) => texts);
  asked.set(locale, known);
  // A chunk that did not come may come at the next try.
  known.catch(() => asked.delete(locale));
  return known;
}
