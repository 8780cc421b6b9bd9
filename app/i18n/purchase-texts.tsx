import { type ReactNode, use } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { loadPurchaseMessages } from './load-messages.ts';

/** Gives what is inside the words of basket, checkout, orders and account; it suspends until they are there. */
export function PurchaseTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // The server has every word from the start, and so has whoever is inside already.
  if ('basket' in messages) return children;
  const more = use(loadPurchaseMessages(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...more }}>
      {children}
    </IntlProvider>
  );
}
