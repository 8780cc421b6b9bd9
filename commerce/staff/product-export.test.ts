import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_FILE_NAME, type ExportRow, toExportRow } from './export-row.ts';
import { writeExport } from './product-export.server.ts';

const write = async (rows: ExportRow[]) => new Response(writeExport(rows)).text();
const row = (key: string, name = 'n', pdpURL = 'u'): ExportRow => ({ key, name, pdpURL });

/** An independent reader of RFC 4180, character by character. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [values, value, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') value += text[at++]!;
      else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === ',') [values, value] = [[...values, value], ''];
    else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...values, value]);
      [values, value] = [[], ''];
      at++;
    } else value += character;
  }
  return rows;
}

describe('the product export', () => {
  it('[STAFF-01] is product-export.csv with key, name and pdpURL', async () => {
    const dress = { productKey: 'k1', name: 'Wrap Dress', slug: 'wrap-dress', isPremier: false };
    expect(EXPORT_FILE_NAME).toBe('product-export.csv');
    expect(await write([toExportRow(dress, 'https://shop.example/fr')])).toBe(
      'key,name,pdpURL\r\nk1,Wrap Dress,https://shop.example/fr/product/wrap-dress\r\n',
    );
  });

  it('[STAFF-01] quotes values with quotes, commas or newlines and doubles quotes', async () => {
    expect(await write([row('a,b', 'say "hi"', 'two\nlines')])).toBe(
      'key,name,pdpURL\r\n"a,b","say ""hi""","two\nlines"\r\n',
    );
  });

  it('[STAFF-01] escapes names that a spreadsheet would run as a formula', async () => {
    const rows = ['=1+1', '+1', '-1', '@cmd', '\tx', '\rx'].map((name) => row('k', name));
    const names = readCsv(await write(rows))
      .slice(1)
      .map(([, name]) => name);
    expect(names).toEqual(["'=1+1", "'+1", "'-1", "'@cmd", "'\tx", "'\rx"]);
  });

  it('[STAFF-01] is parsed back unchanged apart from that apostrophe', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', ',', 'a\r', 'b\n', 'c\r\nd', ' x '),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 6 }), async (names) => {
        const read = readCsv(await write(names.map((name) => row('k', name))));
        const expected = names.map((name) =>
          /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(name) ? `'${name}` : name,
        );
        expect(read.slice(1).map(([, name]) => name)).toEqual(expected);
      }),
    );
  });

  it('[STAFF-01] sends rows before the list is complete', async () => {
    let finish = () => {};
    const wait = new Promise<void>((resolve) => {
      finish = resolve;
    });
    async function* slowly() {
      for (let number = 0; number < 400; number += 1)
        yield row(`key-${number}`, 'A name that is long enough to fill a buffer soon');
      await wait;
      yield row('last');
    }
    const reader = writeExport(slowly()).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('key,name,pdpURL');
    finish();
    let text = '';
    for (let next = await reader.read(); !next.done; next = await reader.read())
      text += new TextDecoder().decode(next.value);
    expect(text.trimEnd().endsWith('last,n,u')).toBe(true);
  });
});
