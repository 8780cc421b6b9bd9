import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_FILE_NAME, writeCsv, writeProductExport } from './write-csv.ts';

/** An independent reader of RFC 4180, character by character. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, value, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') value += text[at++]!;
      else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === ',') [row, value] = [[...row, value], ''];
    else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, value]);
      [row, value] = [[], ''];
      at++;
    } else value += character;
  }
  return rows;
}

describe('the product export', () => {
  it('[STAFF-01] is product-export.csv with key, name and pdpURL', () => {
    expect(EXPORT_FILE_NAME).toBe('product-export.csv');
    expect(
      writeProductExport([
        { key: 'k1', name: 'Wrap Dress', pdpURL: 'https://shop.example/product/wrap-dress' },
      ]),
    ).toBe('key,name,pdpURL\r\nk1,Wrap Dress,https://shop.example/product/wrap-dress\r\n');
  });

  it('[STAFF-01] quotes values with quotes, commas or newlines and doubles quotes', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
      '"a,b","say ""hi""","two\nlines",plain\r\n',
    );
  });

  it('[STAFF-01] holds at most the configured number of rows', () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ key: `k${index}`, name: 'n', pdpURL: 'u' }));
    expect(readCsv(writeProductExport(rows, 2))).toHaveLength(3);
  });

  it('[STAFF-01] reads back as it was written, whatever the values', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', ',', '\r', '\n', '\r\n', '', '=1+1', ' x '),
    );
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });
});
