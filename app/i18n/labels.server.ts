import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import { translatorFor } from './translate.server.ts';
import { valueTranslatorFor } from './values.server.ts';

/** What the labels of facets and their values need in a language. */
export function labelsFor({ currency }: { currency: string }, locale: string): LabelContext {
  return {
    translate: translatorFor(locale),
    translateValue: valueTranslatorFor(locale, currency),
    locale,
    currency,
  };
}
