import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import english from './languages/en-GB.ts';
import french from './languages/fr.ts';
import dutch from './languages/nl.ts';
import swedish from './languages/sv.ts';

type Values = Record<string, string | number>;

const LANGUAGES: Record<string, AbstractIntlMessages> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
const translators = new Map<string, (key: string, values?: Values) => string | undefined>();

/** Texts for loaders, by their whole key (`plp.count`); undefined when there is none. */
export function translatorFor(locale: string): (key: string, values?: Values) => string | undefined {
  const known = translators.get(locale);
  if (known) return known;
  const messages = LANGUAGES[locale] ?? english;
  const translate = createTranslator({ locale, messages, timeZone: 'Europe/London', onError: () => {} });
  const has = translate.has as (key: string) => boolean;
  const write = translate as unknown as (key: string, values?: Values) => string;
  const translator = (key: string, values?: Values) => (has(key) ? write(key, values) : undefined);
  translators.set(locale, translator);
  return translator;
}
