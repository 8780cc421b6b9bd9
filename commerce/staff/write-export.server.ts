import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import { EXPORT_COLUMNS, type ExportRow } from './export-row.ts';

/**
 * RFC 4180, with one change that readers expect of us: a value that a spreadsheet would run as a formula is preceded
 * by an apostrophe, so that a product's name can never act in somebody's office.
 */
const FORMAT: Options = {
  header: true,
  columns: [...EXPORT_COLUMNS],
  record_delimiter: 'windows',
  // The writer quotes its own line end; a lone one breaks readers just as well.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
};

/** Rows go out as they come in: a long list is never in memory as a whole. */
export function writeExport(
  rows: AsyncIterable<ExportRow> | Iterable<ExportRow>,
): ReadableStream<Uint8Array> {
  const written = Readable.from(rows).compose(stringify(FORMAT));
  return Readable.toWeb(written) as ReadableStream<Uint8Array>;
}
