import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { keyFor, skuFor } from './keys.ts';
import { randomFrom } from './random.ts';
import { specials } from './specials/specials.ts';

const anyBrand = fc.constantFrom(...brands);
const keyAt = (brand: (typeof brands)[number], place: number) => keyFor(brand, place, randomFrom(1, place));

describe('product keys', () => {
  it('keys are unique across places and brands', () => {
    fc.assert(
      fc.property(anyBrand, anyBrand, fc.nat(2_000_000), fc.nat(2_000_000), (one, other, here, there) => {
        fc.pre(here !== there);
        expect(keyAt(one, here)).not.toBe(keyAt(other, there));
      }),
    );
  });

  it('brand codes are unique', () => {
    const codes = brands.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-WZ][A-Z]$/);
  });

  it('generated keys never equal the fixed keys of examples', () => {
    const fixed = new Set(specials.map(({ key }) => key));
    expect(fixed.size).toBe(specials.length);
    for (const brand of brands)
      for (let place = 0; place < 4000; place += 1)
        if (fixed.has(keyAt(brand, place))) expect.fail(brand.slug);
    for (const key of fixed) expect(key).toMatch(/^([A-Z]{2}Z\d{5}|P-4\d{7}|[XY]DD2\d{4})$/);
  });

  it('[WISH-05] SKUs carry the key, the colour and the size', () => {
    expect(skuFor('BCC12345', 101, '12')).toBe('BCC12345-101-12');
    expect(skuFor('P-50012345', 127, '01')).toBe('M5001234512701');
  });
});
