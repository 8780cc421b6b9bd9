import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAddressText, decodeSegment, encodeSegment } from './segment.ts';

const tricky = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // Single code units, which include lone surrogates.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '%',
        '/',
        '~',
        '.',
        '-',
        '2',
        '5',
        'F',
        'E',
        '7',
        'u',
        'D',
        '8',
        '0',
        '\\',
        '?',
        '#',
        ' ',
        '+',
      ),
      {
        maxLength: 10,
      },
    )
    .map((parts) => parts.join('')),
);

describe('a key or value in the path', () => {
  it('is readable where possible', () => {
    expect(encodeSegment('Dorothy Perkins')).toBe('Dorothy%20Perkins');
    expect(encodeSegment('50% off')).toBe('50%25%20off');
    expect(encodeSegment('aiattributes.Fit')).toBe('aiattributes.Fit');
  });

  it('[ROUTE-03] escapes slashes so that no server sees one', () => {
    expect(encodeSegment('S/M')).toBe('S%252FM');
    expect(decodeSegment('S%252FM')).toBe('S/M');
  });

  it('[ROUTE-03] also reads a slash that was escaped only once', () => {
    expect(decodeSegment('S%2FM')).toBe('S/M');
  });

  it.each([
    '',
    '.',
    '..',
    '~',
    '/',
    '%',
    '%2F',
    '%252F',
    '%-',
    '%25-',
    'a~b',
    '💄',
    '\ud83d',
    'x\udc00y',
    '%uD83D',
    '\0',
  ])('[ROUTE-03] decodes %j unchanged', (text) => {
    expect(decodeSegment(encodeSegment(text))).toBe(text);
  });

  it('[ROUTE-03] decodes any text unchanged', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(decodeSegment(encodeSegment(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('[ROUTE-03] is unchanged by the URL parser, and never contains a separator', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const segment = encodeSegment(text);
        expect(segment).not.toMatch(/[/~?#\\]/);
        const path = new URL(`https://shop.example/a/facet/${segment}/b`).pathname;
        expect(path).toBe(`/a/facet/${segment}/b`);
      }),
      { numRuns: 1000 },
    );
  });

  it('[ROUTE-03] is unchanged by a proxy that decodes the outer escape of harmless characters', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const normalised = encodeSegment(text).replace(/%(2D|2E|5F|7E|[46][1-9A-F]|[57][0-9A])/gi, (code) =>
          decodeURIComponent(code),
        );
        expect(decodeSegment(normalised)).toBe(text);
      }),
    );
  });
});

describe('decoding typed text', () => {
  it.each([
    ['%', '%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%'],
    ['a%20b%zz', 'a b%zz'],
    ['%41x%zz', 'Ax%zz'],
    ['%C3%28', '%C3%28'],
  ])('reads %j as %j', (typed, read) => {
    expect(decodeAddressText(typed)).toBe(read);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(typeof decodeSegment(text)).toBe('string');
      }),
    );
  });
});
