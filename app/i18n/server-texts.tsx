import type { ReactNode } from 'react';
import { messagesFor } from './messages.server.ts';
import { Texts } from './texts.tsx';

export function ServerTexts({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <Texts locale={locale} messages={messagesFor(locale)}>
      {children}
    </Texts>
  );
}
