import { describe, expect, it } from 'vitest';
import { describeUnderstood } from './describe-understood.ts';

const labels = { translate: () => undefined, locale: 'en-GB', currency: 'GBP' };

describe('how typed words were read', () => {
  it('is said in the words of the filters', () => {
    const filters = { colourFacets: ['Black'], sizes: ['12 Long', '12', '12 Regular'], priceRange: ['0-50'] };
    expect(describeUnderstood({ filters, text: 'dress', correctedFrom: null }, labels)).toEqual({
      corrected: null,
      readAs: ['Colour: Black', 'Size: 12', 'Price Range: £0-£50'],
    });
  });

  it('says the whole text as it was corrected, also what became a filter', () => {
    const understood = { filters: { colourFacets: ['Black'] }, text: 'dress', correctedFrom: 'blakc dress' };
    expect(describeUnderstood({ ...understood, correctedTo: 'black dress' }, labels)?.corrected).toEqual({
      text: 'black dress',
      typed: 'blakc dress',
    });
  });

  it('is not mentioned where there is nothing to say', () => {
    expect(describeUnderstood({ filters: {}, text: 'dress', correctedFrom: null }, labels)).toBeNull();
  });
});
