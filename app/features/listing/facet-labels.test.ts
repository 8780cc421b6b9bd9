import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { FACET_RECORDS } from '#commerce/catalogue/facets/facet-records.ts';
import { facetLabelKey } from '#commerce/catalogue/facets/find-facet.ts';

it.each([...languages.keys()])('[FACET-13] every facet has a label in %s', (locale) => {
  const translate = translatorFor(locale);
  expect(FACET_RECORDS.map(facetLabelKey).filter((key) => !translate(key))).toEqual([]);
});

it('[FACET-13] the label of a record is its English text', () => {
  const translate = translatorFor('en-GB');
  const differing = FACET_RECORDS.filter((facet) => translate(facetLabelKey(facet)) !== facet.label);
  expect(differing).toEqual([]);
});
