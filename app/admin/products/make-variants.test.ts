import { describe, expect, it } from 'vitest';
import { makeVariants } from './make-variants.ts';

const wanted = { sizes: ['S', ' M ', '', 'S'], price: '49,90', quantity: 3 };

describe('[OPS-14] variants', () => {
  it('are made for every colour and size that is missing', () => {
    const draft = {
      key: 'SHIRT-1',
      colours: [{ colour: 'navy' }, { colour: 'off-white' }],
      variants: [{ sku: 'OLD', colour: 'navy', size: 'S', price: '40.00' }],
    };
    expect(makeVariants(draft, wanted)).toEqual([
      draft.variants[0],
      { sku: 'SHIRT-1-NAVY-M', colour: 'navy', size: 'M', price: '49.90', quantity: 3 },
      { sku: 'SHIRT-1-OFF-WHITE-S', colour: 'off-white', size: 'S', price: '49.90', quantity: 3 },
      { sku: 'SHIRT-1-OFF-WHITE-M', colour: 'off-white', size: 'M', price: '49.90', quantity: 3 },
    ]);
  });

  it('without sizes are one a colour', () => {
    const draft = { key: 'SCARF', colours: [{ colour: 'red' }], variants: [] };
    const made = makeVariants(draft, { ...wanted, sizes: [''] });
    expect(made).toEqual([{ sku: 'SCARF', colour: 'red', price: '49.90', quantity: 3 }]);
    expect(makeVariants({ ...draft, variants: made }, { ...wanted, sizes: [''] })).toEqual(made);
  });
});
