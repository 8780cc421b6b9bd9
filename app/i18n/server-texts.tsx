import type { ReactNode } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import english from './languages/en-GB.ts';
import french from './languages/fr.ts';
import dutch from './languages/nl.ts';
import swedish from './languages/sv.ts';
import { Texts } from './texts.tsx';

const languages: Record<string, AbstractIntlMessages> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};

export function ServerTexts({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <Texts locale={locale} messages={languages[locale] ?? english}>
      {children}
    </Texts>
  );
}
