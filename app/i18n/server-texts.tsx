import type { ReactNode } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import english from './languages/en-GB.ts';
import french from './languages/fr.ts';
import dutch from './languages/nl.ts';
import buyingEnglish from './languages/purchase/en-GB.ts';
import buyingFrench from './languages/purchase/fr.ts';
import buyingDutch from './languages/purchase/nl.ts';
import buyingSwedish from './languages/purchase/sv.ts';
import swedish from './languages/sv.ts';
import { Texts } from './texts.tsx';

const languages: Record<string, AbstractIntlMessages> = {
  'en-GB': { ...english, ...buyingEnglish },
  fr: { ...french, ...buyingFrench },
  nl: { ...dutch, ...buyingDutch },
  sv: { ...swedish, ...buyingSwedish },
};

export function ServerTexts({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <Texts locale={locale} messages={languages[locale] ?? languages['en-GB']!}>
      {children}
    </Texts>
  );
}
