import { type ReactNode, use } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { loadPurchaseMessages } from './load-messages.ts';

/** Provides the texts of basket, checkout, orders and account; suspends until they are loaded. */
export function PurchaseTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // The server has every text, and so has a provider inside another.
  if ('basket' in messages) return children;
  const more = use(loadPurchaseMessages(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...more }}>
      {children}
    </IntlProvider>
  );
}
