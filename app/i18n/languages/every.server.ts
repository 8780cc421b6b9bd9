import type { AbstractIntlMessages } from 'use-intl';
import { gather } from './gather.ts';

const files = import.meta.glob('../messages/*/*.json', { eager: true, import: 'default' });
const localeOf = (file: string) => file.split('/').at(-2)!;

/** All texts of all languages: the server speaks each of them at once. */
export const everyLanguage: Record<string, AbstractIntlMessages> = Object.fromEntries(
  [...Map.groupBy(Object.entries(files), ([file]) => localeOf(file))].map(([locale, own]) => [
    locale,
    gather(Object.fromEntries(own)),
  ]),
);
