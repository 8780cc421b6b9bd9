import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANNER_PARAGRAPH, REVIEW_TEXT, SEO_TEXT, truncateText } from './truncate.ts';

const ofLength = (length: number) => 'word '.repeat(length).slice(0, length);

describe('truncating', () => {
  it('[PLP-03] SEO text at 250 characters, with more to read only when longer', () => {
    expect(truncateText(ofLength(250), SEO_TEXT).isTruncated).toBe(false);
    const cut = truncateText(ofLength(251), SEO_TEXT);
    expect(cut.isTruncated).toBe(true);
    expect(cut.visible.length).toBeLessThanOrEqual(250);
  });

  it('[PLP-03] a banner paragraph at 200', () => {
    expect(truncateText(ofLength(200), BANNER_PARAGRAPH).isTruncated).toBe(false);
    expect(truncateText(ofLength(201), BANNER_PARAGRAPH).visible.length).toBeLessThanOrEqual(200);
  });

  it('[REV-03] reviews at 250, tolerating 50 more', () => {
    expect(truncateText(ofLength(300), REVIEW_TEXT).isTruncated).toBe(false);
    expect(truncateText(ofLength(301), REVIEW_TEXT).visible.length).toBeLessThanOrEqual(250);
  });

  it('cuts between words', () => {
    expect(truncateText('one two three', { limit: 9 })).toEqual({
      visible: 'one two',
      rest: ' three',
      isTruncated: true,
    });
    expect(truncateText('one two three', { limit: 7 }).visible).toBe('one two');
    expect(truncateText('abcdefghij', { limit: 4 }).visible).toBe('abcd');
    expect(truncateText('abc💄def', { limit: 4 }).visible).toBe('abc');
  });

  it('loses nothing and splits no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 2, max: 30 }),
        fc.nat(10),
        (text, limit, tolerance) => {
          const { visible, rest, isTruncated } = truncateText(text, { limit, tolerance });
          expect(visible + rest).toBe(text);
          expect(visible.isWellFormed()).toBe(true);
          expect(isTruncated).toBe(text.length > limit + tolerance);
          if (isTruncated) expect(visible.length).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});
