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

export function StaffTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // The server has every text.
  if ('staff-shell' in messages) return children;
  const more = use(load(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...more }}>
      {children}
    </IntlProvider>
  );
}
