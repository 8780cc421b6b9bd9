import type { ReactNode } from 'react';
import { everyLanguage } from './languages/every.server.ts';
import { Texts } from './texts.tsx';

export function ServerTexts({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <Texts locale={locale} messages={everyLanguage[locale] ?? everyLanguage['en-GB']!}>
      {children}
    </Texts>
  );
}
