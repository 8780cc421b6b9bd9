/** Rows of one shape as CSV, with a line of column names. A value that a spreadsheet would run as a formula gets a quote. */
export function writeCsv(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => writeValue(Reflect.get(row, column))).join(','));
  return [columns.join(','), ...lines].join('\r\n').concat('\r\n');
}

function writeValue(value: unknown): string {
  const text = String(value ?? '');
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
