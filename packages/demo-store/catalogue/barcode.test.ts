import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeFor, checkDigit } from './barcode.ts';

describe('EAN-13 barcodes', () => {
  it('gives the check digits printed on real packs', () => {
    expect(checkDigit('400638133393')).toBe(1);
    expect(checkDigit('501234567890')).toBe(0);
  });

  it('makes thirteen digits whose weighted sum is a multiple of ten', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), (number) => {
        const digits = [...barcodeFor(number)].map(Number);
        const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
        expect(digits).toHaveLength(13);
        expect(sum % 10).toBe(0);
      }),
    );
  });
});
