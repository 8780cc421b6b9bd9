import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileFormat } from './file-types.ts';
import { writeXlsx } from './xlsx.server.ts';

/** A table as a file, written while its rows are read. Cells of CSV that a spreadsheet would run as formulas begin with an apostrophe. */
export function writeTable(
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  numbers: ReadonlySet<string>,
  format: FileFormat,
): ReadableStream<Uint8Array> {
  if (format === 'xlsx') return writeXlsx(name, header, rows, numbers);
  const written = Readable.from(rows).compose(
    stringify({
      header: true,
      columns: header.map((column) => ({ key: column, header: column })),
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      bom: true,
    }),
  );
  return Readable.toWeb(written) as ReadableStream<Uint8Array>;
}
