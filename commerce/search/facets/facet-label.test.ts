import { describe, expect, it } from 'vitest';
import { setOwnFacets } from '#commerce/catalogue/facets/find-facet.ts';
import { labelFacet, labelSelection, labelTerm } from './facet-label.ts';

const untranslated = () => undefined;
const context = { translate: untranslated, locale: 'en-GB', currency: 'GBP' };

describe('facet labels', () => {
  it.each([
    ['isNextDay', 'Next Day Delivery'],
    ['source', 'Delivery'],
    ['sizes', 'Size'],
    ['colourFacets', 'Colour'],
    ['styleTaxonomy', 'Style'],
    ['categoryTaxonomy', 'Category'],
    ['brand', 'Brands'],
    ['collection', 'Brands'],
    ['discountBands', 'Discount'],
    ['classification', 'Body Fit'],
    ['design', 'Pattern'],
    ['priceBands', 'Price'],
    ['ratingGroup', 'Rating'],
    ['isOnStock', 'Availability'],
    ['occasion', 'Occasion'],
    ['aiattributes.Heel Height', 'Heel Height'],
  ])('[FACET-13] %s is shown as %s', (key, label) => {
    expect(labelFacet(key, { translate: untranslated, locale: 'en-GB' })).toBe(label);
  });

  it('[FACET-13] is translated', () => {
    expect(
      labelFacet('sizes', {
        translate: (key) => (key === 'facets.sizes' ? 'Taille' : undefined),
        locale: 'fr',
      }),
    ).toBe('Taille');
  });

  it('[FACET-13] shows the raw label when the translation fails', () => {
    const failing = () => {
      throw new Error('no such text');
    };
    expect(labelFacet('sizes', { translate: failing, locale: 'fr' })).toBe('Size');
    expect(labelFacet('sizes', { translate: () => '', locale: 'fr' })).toBe('Size');
    expect(labelFacet('somethingNew', { translate: failing, locale: 'fr' })).toBe('somethingNew');
    expect(labelFacet('aiattributes.Brand New', { translate: failing, locale: 'fr' })).toBe('Brand New');
  });

  it('[FACET-13] a selected range is shown as Price Range: £a-£b or Discount Range: a%-b%', () => {
    expect(labelSelection('priceRange', '10-20', context)).toBe('Price Range: £10-£20');
    expect(labelSelection('discountRange', '10-50', context)).toBe('Discount Range: 10%-50%');
    expect(labelSelection('brand', 'Coast', context)).toBe('Coast');
  });

  it('labels a toggle with its own text or its facet label', () => {
    expect(labelTerm('isNextDay', 'true', context)).toBe('Next Day Delivery');
    expect(
      labelTerm('isOnStock', 'true', {
        ...context,
        translate: (key) => (key === 'facets.terms.isOnStock' ? 'In stock' : undefined),
      }),
    ).toBe('In stock');
    expect(labelTerm('brand', 'true', context)).toBe('true');
  });
});

it('[OPS-15] a filter of the merchant has names by language', () => {
  setOwnFacets([{ key: 'mood', label: 'Mood', labels: { fr: 'Humeur' }, kind: 'terms', source: 'import' }]);
  const label = (locale: string) => labelFacet('mood', { translate: () => undefined, locale });
  expect([label('fr'), label('sv')]).toEqual(['Humeur', 'Mood']);
  setOwnFacets([]);
});
