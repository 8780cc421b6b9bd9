export const EXPORT_FILE_NAME = 'product-export.csv';
export const EXPORT_COLUMNS = ['key', 'name', 'pdpURL'] as const;
export const EXPORT_MAX_ROWS = 1000;

export type ExportRow = Record<(typeof EXPORT_COLUMNS)[number], string>;

const LINE_END = '\r\n';

/** The export of a listing, at most `maxRows` products, headed by its column names. */
export function writeProductExport(rows: readonly ExportRow[], maxRows: number = EXPORT_MAX_ROWS): string {
  const values = rows.slice(0, maxRows).map((row) => EXPORT_COLUMNS.map((column) => row[column]));
  return writeCsv([[...EXPORT_COLUMNS], ...values]);
}

/**
 * RFC 4180. Values stand exactly as they are: a mark against spreadsheet formulas would change them, and
 * whoever reads the file back would get other names than the shop's.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoteValue).join(',') + LINE_END).join('');
}

/** Quotes what holds quotes, commas or newlines, and doubles the quotes. */
function quoteValue(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
