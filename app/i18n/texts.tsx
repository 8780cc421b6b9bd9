import type { ReactNode } from 'react';
import { type AbstractIntlMessages, IntlProvider } from 'use-intl';

interface TextsProps {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}

/** A missing text shows the last word of its key. */
function fallbackText({ key }: { key: string }): string {
  const word = key.split('.').at(-1) ?? key;
  return word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

export function Texts({ locale, messages, children }: TextsProps) {
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone="Europe/London"
      getMessageFallback={fallbackText}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  );
}

// A test checks that no language misses a key, so a miss here comes from data.
function ignoreMissing() {}
