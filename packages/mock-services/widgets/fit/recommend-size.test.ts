import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendSize } from './recommend-size.ts';

const DRESSES = ['6', '8', '10', '12', '14', '16', '18'];
const slight = { height: 168, weight: 52, fit: 'regular' as const };
const middle = { height: 168, weight: 64, fit: 'regular' as const };
const broad = { height: 168, weight: 82, fit: 'regular' as const };

describe('the mock fit widget', () => {
  it('[PDP-14] recommends dress sizes, letters and waists by build', () => {
    expect([slight, middle, broad].map((body) => recommendSize(DRESSES, body))).toEqual(['8', '12', '18']);
    expect([slight, middle, broad].map((body) => recommendSize(['XS', 'S', 'M', 'L', 'XL'], body))).toEqual([
      'XS',
      'M',
      'XL',
    ]);
    expect(recommendSize(['28', '30', '32', '34', '36'], middle)).toBe('32');
  });

  it('[PDP-14] recommends shoe sizes by height', () => {
    const shoes = ['3', '4', '5', '6', '7', '8', '9', '10', '11'];
    expect(recommendSize(shoes, middle)).toBe('7');
    expect(recommendSize(shoes, { ...middle, height: 186 })).toBe('10');
  });

  it('[PDP-14] a looser fit is never smaller, and a recommended size is always one of the given sizes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 140, max: 205 }), fc.integer({ min: 40, max: 140 }), (height, weight) => {
        const [close, loose] = (['close', 'loose'] as const).map((fit) =>
          recommendSize(DRESSES, { height, weight, fit }),
        );
        expect(DRESSES).toContain(close);
        expect(DRESSES.indexOf(loose!)).toBeGreaterThanOrEqual(DRESSES.indexOf(close!));
      }),
    );
  });

  it('[PDP-14] recommends nothing for sizes that do not depend on the body', () => {
    expect(recommendSize(['50ml', '100ml'], middle)).toBeNull();
    expect(recommendSize(['Double', 'King'], middle)).toBeNull();
  });
});
