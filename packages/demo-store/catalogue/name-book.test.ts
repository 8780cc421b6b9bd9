import { describe, expect, it } from 'vitest';
import { createNameBook } from './name-book.ts';

describe('the book of names', () => {
  it('gives a brand each name once, and other brands the same', () => {
    const book = createNameBook();
    const names = ['Wrap Dress', 'Belted Wrap Dress', 'Bryony Wrap Dress'];
    expect([1, 2, 3].map(() => book.claim('oasis', names))).toEqual(names);
    expect(book.claim('coast', names)).toBe('Wrap Dress');
  });

  it('repeats the plainest name when nothing is left', () => {
    const book = createNameBook();
    book.claim('oasis', ['Mac']);
    expect(book.claim('oasis', ['Mac'])).toBe('Mac');
  });

  it('remembers only so many', () => {
    const book = createNameBook(2);
    for (const name of ['A', 'B', 'C']) book.claim('oasis', [name]);
    expect(book.claim('oasis', ['A', 'D'])).toBe('A');
    expect(book.claim('oasis', ['A', 'D'])).toBe('D');
  });
});
