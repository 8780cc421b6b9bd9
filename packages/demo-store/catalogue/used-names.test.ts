import { describe, expect, it } from 'vitest';
import { createUsedNames } from './used-names.ts';

describe('used names', () => {
  it('gives a brand each name once, and other brands the same', () => {
    const usedNames = createUsedNames();
    const names = ['Wrap Dress', 'Belted Wrap Dress', 'Bryony Wrap Dress'];
    expect([1, 2, 3].map(() => usedNames.claim('oasis', names))).toEqual(names);
    expect(usedNames.claim('coast', names)).toBe('Wrap Dress');
  });

  it('repeats the first name when all are used', () => {
    const usedNames = createUsedNames();
    usedNames.claim('oasis', ['Mac']);
    expect(usedNames.claim('oasis', ['Mac'])).toBe('Mac');
  });

  it('drops the oldest names above the limit', () => {
    const usedNames = createUsedNames(2);
    for (const name of ['A', 'B', 'C']) usedNames.claim('oasis', [name]);
    expect(usedNames.claim('oasis', ['A', 'D'])).toBe('A');
    expect(usedNames.claim('oasis', ['A', 'D'])).toBe('D');
  });
});
