import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseColour,
  chooseInitialColour,
  chooseInitialVariant,
  chooseSize,
  defaultSizeOf,
  preselectVariant,
} from './choose-variant.ts';
import { listColourOptions, listSizeOptions } from './options.ts';
import { type ChoosableVariant, indexVariants, isInStock } from './variant-index.ts';

function variant(colour: string, size: string, quantity: number, extra: Partial<ChoosableVariant> = {}) {
  return {
    id: `${colour}-${size}`,
    sku: `ABC12345-${colour}-${size}`,
    colour,
    size,
    isMaster: false,
    preSelected: false,
    stock: { isOnStock: quantity > 0, availableQuantity: quantity },
    ...extra,
  } satisfies ChoosableVariant;
}

const anyVariants = fc.array(
  fc.record({
    colour: fc.constantFrom('navy', 'ivory', 'berry', 'sage'),
    size: fc.constantFrom('6', '8', '10', '12', '14'),
    quantity: fc.integer({ min: -1, max: 3 }),
    preSelected: fc.boolean(),
    isMaster: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('what is selected when the page opens', () => {
  const dress = [
    variant('navy', '8', 3, { isMaster: true }),
    variant('navy', '10', 2),
    variant('ivory', '8', 0),
    variant('ivory', '10', 4),
    variant('ivory', '12', 1),
    variant('berry', '12', 0),
    variant('berry', '14', 1),
  ];

  it('[PDP-03] selects the only in-stock variant of a colour', () => {
    const choice = chooseInitialVariant(dress, indexVariants(dress), { colour: 'berry', size: null });
    expect(choice).toMatchObject({ colour: 'berry', variant: { size: '14' } });
  });

  it('[PDP-03] with several in stock selects the default size, if that is in stock', () => {
    const withDefault = [variant('navy', '8', 1), variant('navy', '10', 1, { preSelected: true })];
    expect(preselectVariant(indexVariants(withDefault), 'navy', '10')?.size).toBe('10');

    const soldOut = [
      variant('navy', '8', 1),
      variant('navy', '10', 0, { preSelected: true }),
      variant('navy', '12', 1),
    ];
    expect(preselectVariant(indexVariants(soldOut), 'navy', '10')).toBeNull();
  });

  it('[PDP-03] leaves the size open when several are in stock and there is no default', () => {
    expect(
      chooseInitialVariant(dress, indexVariants(dress), { colour: 'ivory', size: null })?.variant,
    ).toBeNull();
  });

  it('[ROUTE-12] takes colour and size from the URL, whatever their case', () => {
    const choice = chooseInitialVariant(dress, indexVariants(dress), { colour: 'Ivory', size: '12' });
    expect(choice?.variant?.sku).toBe('ABC12345-ivory-12');
  });

  it('[ROUTE-12] selects a sold-out size from the URL, so that the page can say so', () => {
    const choice = chooseInitialVariant(dress, indexVariants(dress), { colour: 'ivory', size: '8' });
    expect(choice?.variant?.stock.isOnStock).toBe(false);
  });

  it('[ROUTE-12] ignores a colour or size that the product does not have', () => {
    const choice = chooseInitialVariant(dress, indexVariants(dress), { colour: 'puce', size: '99' });
    expect(choice).toMatchObject({ colour: 'navy', variant: null });
  });

  it('falls back from preselected to master to first colour', () => {
    const plain = [variant('a', '8', 1), variant('b', '8', 1, { isMaster: true }), variant('c', '8', 1)];
    expect(chooseInitialColour(plain, null)).toBe('b');
    expect(chooseInitialColour([...plain, variant('d', '8', 1, { preSelected: true })], null)).toBe('d');
    expect(chooseInitialColour(plain.slice(0, 1), null)).toBe('a');
    expect(chooseInitialColour([], null)).toBeNull();
    expect(defaultSizeOf(plain)).toBeNull();
  });
});

describe('choosing', () => {
  it('[PDP-03] a colour picks its first in-stock variant', () => {
    fc.assert(
      fc.property(anyVariants, (rows) => {
        const variants = rows.map((row) => variant(row.colour, row.size, row.quantity));
        for (const colour of new Set(variants.map((one) => one.colour))) {
          const chosen = chooseColour(indexVariants(variants), colour).variant;
          const expected = variants.find((one) => one.colour === colour && isInStock(one)) ?? null;
          expect(chosen).toEqual(expected);
        }
      }),
    );
  });

  it('[PDP-03] preselection never picks a sold-out variant nor one of another colour', () => {
    fc.assert(
      fc.property(anyVariants, (rows) => {
        const variants = rows.map((row) => variant(row.colour, row.size, row.quantity, row));
        const index = indexVariants(variants);
        for (const colour of index.keys()) {
          const chosen = preselectVariant(index, colour, defaultSizeOf(variants));
          if (chosen) expect([chosen.colour, isInStock(chosen)]).toEqual([colour, true]);
        }
      }),
    );
  });

  it('a size selects its variant, and prefers the sellable one of two with the same size', () => {
    const twice = [variant('navy', '8', 0), variant('navy', '8', 2, { id: 'second' })];
    expect(chooseSize(indexVariants(twice), 'navy', '8').variant?.id).toBe('second');
    expect(chooseSize(indexVariants(twice), 'navy', '20').variant).toBeNull();
  });

  it('offers every size of the colour once, in catalogue order, with its stock', () => {
    const index = indexVariants([variant('navy', '8', 3), variant('navy', '10', 0), variant('sage', '6', 1)]);
    expect(listSizeOptions(index, 'navy')).toEqual([
      { size: '8', sku: 'ABC12345-navy-8', inStock: true, availableQuantity: 3 },
      { size: '10', sku: 'ABC12345-navy-10', inStock: false, availableQuantity: 0 },
    ]);
    expect(listColourOptions([{ colour: 'navy', label: 'Midnight Navy' }], index)).toEqual([
      { colour: 'navy', label: 'Midnight Navy', inStock: true },
    ]);
  });

  it('reads each of 400 variants only while indexing, not while choosing', () => {
    let reads = 0;
    const many = Array.from({ length: 400 }, (_, n) => {
      const plain = variant(`colour-${n % 20}`, `size-${Math.floor(n / 20)}`, 1);
      return Object.defineProperty(plain, 'colour', {
        get: () => {
          reads += 1;
          return `colour-${n % 20}`;
        },
      });
    });
    const index = indexVariants(many);
    const readsToIndex = reads;
    for (let n = 0; n < 20; n += 1) {
      chooseColour(index, `colour-${n}`);
      listSizeOptions(index, `colour-${n}`);
      chooseSize(index, `colour-${n}`, 'size-3');
    }
    expect(readsToIndex).toBeLessThanOrEqual(800);
    expect(reads).toBe(readsToIndex);
  });
});
