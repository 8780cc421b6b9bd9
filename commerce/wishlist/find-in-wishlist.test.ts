import { describe, expect, it } from 'vitest';
import { findInWishlist } from './find-in-wishlist.ts';

const items = [
  { name: 'Wrap Midi Dress', brand: 'Coast', colourLabel: 'Navy' },
  { name: 'Crêpe Blouse', brand: 'Oasis', colourLabel: 'Ivory' },
  { name: 'Linen Shirt', brand: 'Maine', colourLabel: 'Navy' },
];
const names = (question: string) => findInWishlist(items, question).map(({ name }) => name);

describe('findInWishlist', () => {
  it('[WISH-08] looks at name, brand and colour, word by word, in any order', () => {
    expect(names('navy')).toEqual(['Wrap Midi Dress', 'Linen Shirt']);
    expect(names('dress coast')).toEqual(['Wrap Midi Dress']);
    expect(names('LIN nav')).toEqual(['Linen Shirt']);
  });

  it('[WISH-08] ignores accents and matches only the start of a word', () => {
    expect(names('crepe')).toEqual(['Crêpe Blouse']);
    expect(names('hirt')).toEqual([]);
  });

  it('[WISH-08] without a query returns every item', () => {
    expect(names('  ')).toHaveLength(3);
  });
});
