import { createTranslator } from 'use-intl/core';
import { messagesFor } from './messages.server.ts';

type Values = Record<string, string | number>;

const translators = new Map<string, (key: string, values?: Values) => string | undefined>();

/** Texts for loaders, by their whole key (`plp.count`); undefined for an unknown key. */
export function translatorFor(locale: string): (key: string, values?: Values) => string | undefined {
  const known = translators.get(locale);
  if (known) return known;
  const messages = messagesFor(locale);
  const translate = createTranslator({ locale, messages, timeZone: 'Europe/London', onError: () => {} });
  const has = translate.has as (key: string) => boolean;
  const write = translate as unknown as (key: string, values?: Values) => string;
  const translator = (key: string, values?: Values) => (has(key) ? write(key, values) : undefined);
  translators.set(locale, translator);
  return translator;
}
