import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { labelTerm } from '#commerce/search/facets/facet-label.ts';
import { labelsFor } from './labels.server.ts';

const brand = { currency: 'GBP' };
const label = (locale: string, key: string, term: string) =>
  labelTerm(key, term, labelsFor(brand, locale)).replace(/\s/g, ' ');

describe('[SITE-02] values of product data', () => {
  it.each([
    ['fr', 'Noir', 'Robes longues', '4 étoiles et plus', '3-4 ans', '25 £ - 50 £'],
    ['nl', 'Zwart', 'Maxi-jurken', '4 sterren en meer', '3-4 jaar', '£ 25 - £ 50'],
    ['sv', 'Svart', 'Maxiklänningar', '4 stjärnor och uppåt', '3-4 år', '25 £ - 50 £'],
  ])('are named in %s', (locale, colour, style, rating, size, band) => {
    expect(label(locale, 'colourFacets', 'Black')).toBe(colour);
    expect(label(locale, 'styleTaxonomy', 'Maxi Dresses')).toBe(style);
    expect(label(locale, 'ratingGroup', '4 stars & up')).toBe(rating);
    expect(label(locale, 'sizes', '3-4 Years')).toBe(size);
    expect(label(locale, 'priceBands', '£25 - £50')).toBe(band);
  });

  it('stay as they are in English, and without a translation', () => {
    expect(label('en-GB', 'sizes', 'One Size')).toBe('One Size');
    expect(label('en-GB', 'colourFacets', 'Black')).toBe('Black');
    expect(label('fr', 'sizes', '32W 30L')).toBe('32W 30L');
    expect(label('fr', 'detail', 'Something of a merchant')).toBe('Something of a merchant');
  });

  it('leave names of brands alone', () => {
    expect(label('fr', 'brand', 'Black')).toBe('Black');
  });

  it.each(['fr', 'nl', 'sv'])('of the demo have no English policy left in %s', (locale) => {
    const [variant] = exampleProduct('size-dress').variants;
    const policy = variant!.attributes.returnsPolicy!;
    expect(labelsFor(brand, locale).translateValue!(policy)).toMatch(/28/);
    expect(labelsFor(brand, locale).translateValue!(policy)).not.toBe(policy);
  });
});
