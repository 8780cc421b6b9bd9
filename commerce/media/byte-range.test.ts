import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readByteRange } from './video-files.server.ts';

describe('a byte range', () => {
  it.each([
    [null, 'all'],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=200-499', { start: 200, end: 499 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'all'],
    ['bytes=0-1,5-9', 'all'],
    ['lines=0-1', 'all'],
  ])('%s of a thousand bytes is %o', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });

  it('is always within the file', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.option(fc.nat(5000)), fc.nat(3000), (from, to, size) => {
        const range = readByteRange(`bytes=${from}-${to ?? ''}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
