import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  fractionDigits,
  toDecimal,
  toMajorUnits,
  toMinorUnits,
} from '#commerce/pricing/format-money.ts';
import { parseAmount } from '#commerce/pricing/parse-amount.ts';

/** Per cent. */
const PERCENTAGE = /percent|basisPoints|\bshare\b|\}%/i;
/** Files that divide by a hundred for another reason: pictures, ratings, centuries. */
const NO_MONEY = [
  'app/admin/products/focus-field.tsx',
  'app/features/reviews/review-opinions.tsx',
  'app/features/reviews/review-numbers.tsx',
  'commerce/listing/count-text.ts',
  'commerce/delivery/bank-holidays.ts',
  'commerce/reviews/embedded/embedded-reviews.server.ts',
  'commerce/reviews/review-stats.ts',
  'commerce/search/insights/learn-order.ts',
  'commerce/media/zoom.ts',
  'commerce/media/page-pictures.ts',
  'commerce/content/text-banner.ts',
  'commerce/pricing/saving.ts',
  'packages/search-index/relations/learn-relations.ts',
];
/** Signs that are data: an HTML entity, a list of passwords, a page that shows how components look. */
const WITH_SIGNS = [
  'commerce/events/message-parts.ts',
  'commerce/customers/common-password.ts',
  'app/admin/ui-gallery/',
];

/** Product code without comments. */
function* sourceLines(): Generator<[file: string, line: string]> {
  const files = globSync('{app,commerce,config,integrations,server,packages/search-index}/**/*.{ts,tsx}');
  for (const file of files) {
    if (/\.test\.tsx?$|\/contract-suite|\/bench\/|sample-catalogue|search-index\/example/.test(file))
      continue;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!/^\s*(?:\/\/|\/?\*)/.test(line)) yield [file, line];
    }
  }
}

describe('money in code', () => {
  it('[MKT-04] has no divisor of its own: a currency knows how many decimals it has', () => {
    const found = [...sourceLines()].filter(
      ([file, line]) =>
        /[/*] ?100\b(?![_.])/.test(line) && !PERCENTAGE.test(line) && !NO_MONEY.includes(file),
    );
    expect(found).toEqual([]);
  });

  it('[MKT-04] has no currency sign', () => {
    const found = [...sourceLines()].filter(
      ([file, line]) => /[£€¥]/.test(line) && !WITH_SIGNS.some((known) => file.startsWith(known)),
    );
    expect(found).toEqual([]);
  });
});

describe('amounts of every currency', () => {
  const currency = fc.constantFrom('GBP', 'EUR', 'SEK', 'JPY', 'KWD');
  const amount = fc.integer({ min: 0, max: 2_000_000_000 });

  it('[MKT-04] come back as they were, from units, decimals and what people write', () => {
    fc.assert(
      fc.property(currency, amount, (currencyCode, centAmount) => {
        const money = { centAmount, currencyCode };
        expect(toMinorUnits(toMajorUnits(money), currencyCode)).toEqual(money);
        expect(toMinorUnits(Number(toDecimal(money)), currencyCode)).toEqual(money);
        expect(parseAmount(toDecimal(money), currencyCode)).toBe(centAmount);
      }),
    );
  });

  it('[MKT-04] have the decimals of their currency', () => {
    expect(['GBP', 'SEK', 'JPY', 'KWD'].map(fractionDigits)).toEqual([2, 2, 0, 3]);
    const text = (centAmount: number, currencyCode: string, locale: string) =>
      formatMoney({ centAmount, currencyCode }, locale).replace(/\s/gu, ' ');
    expect(text(3995, 'EUR', 'fr')).toBe('39,95 €');
    expect(text(39_900, 'SEK', 'sv')).toBe('399 kr');
    expect(text(39_950, 'SEK', 'sv')).toBe('399,50 kr');
    expect(text(1250, 'JPY', 'en-GB')).toBe('¥1,250');
    expect(text(1250, 'KWD', 'en-GB')).toContain('1.250');
  });
});
