import { describe, expect, it } from 'vitest';
import { translateProduct } from './product-texts.ts';

const product = {
  name: 'Wrap Dress',
  description: 'A dress to wrap.',
  texts: {
    fr: { name: 'Robe portefeuille', description: 'Une robe à nouer.' },
    sv: { name: 'Omlottklänning' },
  },
};

describe('translateProduct', () => {
  it('[FIND-03] reads name and description in the language of the page', () => {
    expect(translateProduct(product, 'fr-FR')).toMatchObject({
      name: 'Robe portefeuille',
      description: 'Une robe à nouer.',
    });
  });

  it('keeps the catalogue’s language for what is not translated', () => {
    expect(translateProduct(product, 'sv-SE')).toMatchObject({
      name: 'Omlottklänning',
      description: 'A dress to wrap.',
    });
    expect(translateProduct(product, 'nl-NL')).toBe(product);
    expect(translateProduct({ name: 'Wrap Dress', description: '' }, 'fr-FR').name).toBe('Wrap Dress');
  });
});
