import type { AbstractIntlMessages } from 'use-intl';
import { byArea } from './by-area.ts';
import { DEFAULT_LANGUAGE } from './load-messages.ts';

const files = import.meta.glob('./*/{page,purchase,lazy,server,staff}/*.json', {
  eager: true,
  import: 'default',
});

const byLanguage = new Map(
  [...Map.groupBy(Object.entries(files), ([file]) => file.split('/')[1])].map(([language, own]) => [
    language,
    byArea(Object.fromEntries(own)),
  ]),
);

/** All texts of a language: the server has every area at hand. */
export function messagesFor(locale: string): AbstractIntlMessages {
  return byLanguage.get(locale) ?? byLanguage.get(DEFAULT_LANGUAGE) ?? {};
}
