import { describe, expect, it } from 'vitest';
import { describeUnderstoodQuery } from './describe-understood-query.ts';

const labels = { translate: () => undefined, locale: 'en-GB', currency: 'GBP' };

describe('how a query was understood', () => {
  it('is described with the labels of the filters', () => {
    const filters = { colourFacets: ['Black'], sizes: ['12 Long', '12', '12 Regular'], priceRange: ['0-50'] };
    expect(describeUnderstoodQuery({ filters, text: 'dress', correctedFrom: null }, labels)).toEqual({
      corrected: null,
      isPartial: false,
      readAs: ['Colour: Black', 'Size: 12', 'Price Range: £0-£50'],
    });
  });

  it('has the whole corrected text, including words that became filters', () => {
    const understood = { filters: { colourFacets: ['Black'] }, text: 'dress', correctedFrom: 'blakc dress' };
    expect(describeUnderstoodQuery({ ...understood, correctedTo: 'black dress' }, labels)?.corrected).toEqual(
      {
        text: 'black dress',
        typed: 'blakc dress',
      },
    );
  });

  it('tells that no product has everything that was typed', () => {
    const understood = { filters: {}, text: 'drop', correctedFrom: null, isRelaxed: true };
    expect(describeUnderstoodQuery(understood, labels)).toEqual({
      corrected: null,
      isPartial: true,
      readAs: [],
    });
  });

  it('is null when the query was used as typed', () => {
    expect(describeUnderstoodQuery({ filters: {}, text: 'dress', correctedFrom: null }, labels)).toBeNull();
  });
});
