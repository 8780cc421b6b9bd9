import { type ReactNode, use } from 'react';
import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'use-intl';
import { fileOf } from './load-messages.ts';

/** The texts of the back office; no page of the storefront loads them. */
const files = import.meta.glob<AbstractIntlMessages>('./*/staff.ts', { import: 'default' });
const loading = new Map<string, Promise<AbstractIntlMessages>>();

/** The same promise each time, which `use` needs. */
function load(locale: string): Promise<AbstractIntlMessages> {
  const texts = loading.get(locale) ?? fileOf(files, locale, 'staff.ts')();
  loading.set(locale, texts);
  // A chunk that failed to load may load at the next try.
  texts.catch(() => loading.delete(locale));
  return texts;
}

/** In the shop's time zone, as days of filters and reports are. */
export function StaffTexts({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // The server has every text.
  const more = 'staff-shell' in messages ? null : use(load(locale));
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={{ ...messages, ...more }}>
      {children}
    </IntlProvider>
  );
}
