import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { parseAmount, writeAmount } from './amount.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { LONGEST_LINE, splitLines } from './file-lines.ts';
import { priceReader, stockReader } from './price-and-stock-rows.ts';
import { formatProblem } from './problem.ts';
import { reprice } from './reprice.ts';

async function* inPieces(text: string, size = 5) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const rowsOf = (text: string, size?: number) => Array.fromAsync(readCsv(inPieces(text, size)));
const cellsOf = async (text: string) => (await rowsOf(text)).map(({ cells }) => cells);

describe('lines of a file', () => {
  it('keep their numbers through blank lines, carriage returns and a byte order mark', async () => {
    const lines = await Array.fromAsync(splitLines(inPieces('\uFEFF{"a":1}\r\n\r\n  \n{"b":2}')));
    expect(lines).toEqual([
      { number: 1, text: '{"a":1}' },
      { number: 4, text: '{"b":2}' },
    ]);
  });

  it('do not depend on how the file is split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('a', '"', 'é', ' ', '\n', '\r\n') }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 9 }),
        async (parts, size) => {
          const text = `x${parts.join('')}`;
          const whole = await Array.fromAsync(splitLines(inPieces(text, text.length)));
          expect(await Array.fromAsync(splitLines(inPieces(text, size)))).toEqual(whole);
        },
      ),
    );
  });

  it('use limited memory when a line never ends', async () => {
    async function* endless() {
      for (let piece = 0; piece < 40; piece++) yield 'x'.repeat(LONGEST_LINE / 10);
      yield '\nshort\n';
    }
    const lines = await Array.fromAsync(splitLines(endless()));
    expect(lines.map(({ number, text, isTooLong }) => [number, text.length < 300, isTooLong])).toEqual([
      [1, true, true],
      [2, true, undefined],
    ]);
  });
});

describe('comma-separated values', () => {
  it('are parsed as spreadsheets write them', async () => {
    const expected = [
      ['sku', 'price'],
      ['A', '1.00'],
      ['B, "blue"\nlong', '2'],
    ];
    expect(await cellsOf('sku,price\nA,1.00\n"B, ""blue""\nlong",2')).toEqual(expected);
    expect(await cellsOf('\uFEFFsku,price\r\nA,1.00\r\n\r\n"B, ""blue""\nlong",2\r\n')).toEqual(expected);
    expect(await cellsOf('sku;price\nA;1.00\n"B, ""blue""\nlong";2')).toEqual(expected);
    expect(await cellsOf('sku\tprice\nA\t1.00\n"B, ""blue""\nlong"\t2')).toEqual(expected);
  });

  it('have the line on which a row begins', async () => {
    const rows = await rowsOf('sku,price\n"a\nb",1\nc,2\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('report an unclosed quote', async () => {
    expect((await rowsOf('sku,price\n"A,1\nB,2\n')).at(-1)).toMatchObject({ line: 2, isBroken: true });
  });

  it('written with quotes are parsed back unchanged', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', 'é', '5') })
      .map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        async (rows, size) => {
          const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = ['sku,price', ...rows.map((row) => row.map(quote).join(','))].join('\r\n');
          const filled = rows.filter((row) => row.some((each) => each !== ''));
          expect((await rowsOf(text, size)).slice(1).map(({ cells }) => cells)).toEqual(filled);
        },
      ),
    );
  });
});

describe('amounts', () => {
  it('are parsed exactly', () => {
    expect(parseAmount('49.99', 'GBP')).toBe(4999);
    expect(parseAmount('49.9', 'GBP')).toBe(4990);
    expect(parseAmount('49', 'GBP')).toBe(4900);
    expect(parseAmount('4900', 'JPY')).toBe(4900);
    for (const wrong of ['', '-1', '1e3', '49.999', '1,000.00', '£5', '99999999999'])
      expect([wrong, parseAmount(wrong, 'GBP')]).toEqual([wrong, null]);
    expect(parseAmount('1.5', 'JPY')).toBeNull();
  });

  it('formatted and parsed are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(parseAmount(writeAmount(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
});

const row = (line: number, ...cells: string[]): CsvRow => ({ line, cells });
const problemsOf = (read: object) =>
  'problems' in read ? (read.problems as never[]).map(formatProblem) : [];

describe('price and stock files', () => {
  it('must have a header row', () => {
    expect(problemsOf(priceReader(row(1, 'SKU', 'Was Price')))).toEqual([
      'line 1, price: this column is missing; the first line must hold sku, price, was_price, currency.',
    ]);
    expect(problemsOf(stockReader(row(1, 'sku', 'quantity', 'quantity')))).toEqual([
      'line 1, quantity: this column appears twice.',
    ]);
  });

  it('are parsed row by row', () => {
    const prices = priceReader(row(1, 'SKU', 'Price', 'Was Price'));
    if (!('value' in prices)) throw new Error('refused');
    expect(prices.value(row(2, 'A', '49,50', ''))).toEqual({
      value: { line: 2, sku: 'A', price: '49.50', wasPrice: null, currency: null },
    });
    expect(problemsOf(prices.value(row(3, '', '')))).toEqual([
      'line 3, sku: is missing; please add it.',
      'line 3, price: is missing; write it like 49.00.',
    ]);
    expect(problemsOf(prices.value(row(4, 'A', '1', '2', '3')))[0]).toContain('line 4: has more cells');
    const stock = stockReader(row(1, 'quantity', 'sku', 'note'));
    if (!('value' in stock)) throw new Error('refused');
    expect(stock.value(row(2, '5', 'A', 'x'))).toEqual({ value: { line: 2, sku: 'A', quantity: 5 } });
    expect(problemsOf(stock.value(row(3, '-5', 'A')))).toEqual([
      'line 3, quantity: must be a whole number from 0, and it is "-5".',
    ]);
  });
});

describe('new prices', () => {
  const product = makeTestProduct();
  const sku = product.variants[0]!.sku;
  const price = (text: string, wasPrice?: string | null, currency: string | null = null) =>
    reprice(product, [{ line: 2, sku, price: text, wasPrice, currency }]);

  it('change the price, its reward points and its bands', () => {
    const { product: after, changed } = price('9.00', '30.00');
    expect(changed).toEqual([sku]);
    expect(after.variants[0]!.price).toMatchObject({
      price: { centAmount: 900, currencyCode: 'GBP' },
      wasPrice: { centAmount: 3000, currencyCode: 'GBP' },
    });
    expect(after.facets.priceBands).toEqual(['Under £10']);
    expect(after.facets.discountBands).toContain('70% off & more');
    expect(after.facets.occasion).toEqual(['Party']);
    expect(after.variants[1]).toBe(product.variants[1]);
  });

  it('equal to the old ones change nothing', () => {
    expect(price('45.00', '60.00')).toMatchObject({ changed: [], problems: [] });
    expect(price('45.00')).toMatchObject({ changed: [], problems: [] });
  });

  it('keep an old was-price only while it is above the price', () => {
    expect(price('50.00').product.variants[0]!.price.wasPrice?.centAmount).toBe(6000);
    expect(price('70.00').product.variants[0]!.price.wasPrice).toBeNull();
    expect(price('45.00', null).product.variants[0]!.price.wasPrice).toBeNull();
  });

  it('are refused in another currency, or when they are not an amount', () => {
    expect(price('5', null, 'EUR').problems.map(formatProblem)).toEqual([
      'line 2, currency: COA00001-101-8 is sold in GBP, not in EUR.',
    ]);
    expect(price('five').problems.map(formatProblem)).toEqual([
      'line 2, price: "five" is no amount in GBP; write it like 49.00.',
    ]);
    expect(price('5', '4').problems.map(formatProblem)).toEqual([
      'line 2, was_price: must be more than the price, or empty.',
    ]);
  });
});
