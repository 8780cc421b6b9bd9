import { describe, expect, it } from 'vitest';
import { findInWishlist } from './find-in-wishlist.ts';

const items = [
  { name: 'Wrap Midi Dress', brand: 'Coast', colourLabel: 'Navy' },
  { name: 'Crêpe Blouse', brand: 'Oasis', colourLabel: 'Ivory' },
  { name: 'Linen Shirt', brand: 'Maine', colourLabel: 'Navy' },
];
const names = (question: string) => findInWishlist(items, question).map(({ name }) => name);

describe('finding in the wishlist', () => {
  it('[WISH-08] looks at name, brand and colour, word by word, in any order', () => {
    expect(names('navy')).toEqual(['Wrap Midi Dress', 'Linen Shirt']);
    expect(names('dress coast')).toEqual(['Wrap Midi Dress']);
    expect(names('LIN nav')).toEqual(['Linen Shirt']);
  });

  it('[WISH-08] forgives accents and takes no word in the middle', () => {
    expect(names('crepe')).toEqual(['Crêpe Blouse']);
    expect(names('hirt')).toEqual([]);
  });

  it('[WISH-08] without a question everything is there', () => {
    expect(names('  ')).toHaveLength(3);
  });
});
