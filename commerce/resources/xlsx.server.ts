import { Readable } from 'node:stream';
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx';

/** The file is no workbook, or a damaged one. */
export class BadWorkbook extends Error {
  override name = 'BadWorkbook';
}

export interface SheetRow {
  /** As spreadsheets count: the first row is 1. */
  line: number;
  cells: string[];
}

const MOST_COLUMNS = 2_000;
const MOST_CHARACTERS = 1_000_000;
const MOST_BYTES = 300_000_000;

/** The rows of the first sheet as text, while the file arrives; empty rows are left out. */
export async function* readXlsx(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SheetRow> {
  const rows = streamXlsxRows(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, {
    maxInputBytes: MOST_BYTES,
  });
  for (;;) {
    const { value, done } = await rows.next().catch((error: unknown) => {
      throw new BadWorkbook('the workbook cannot be read', { cause: error });
    });
    if (done) return;
    const cells = value.values.map(toText);
    if (cells.length > MOST_COLUMNS || cells.some((cell) => cell.length > MOST_CHARACTERS))
      throw new BadWorkbook('a row of the workbook is too long');
    if (cells.some((cell) => cell !== '')) yield { line: value.index + 1, cells };
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim();
}

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/** A workbook of one sheet, written while the rows are read. Cells of the named columns are numbers where they look like one. */
export function writeXlsx(
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  numbers: ReadonlySet<string>,
): ReadableStream<Uint8Array> {
  const isNumber = header.map((column) => numbers.has(column));
  async function* cells() {
    for await (const row of rows)
      yield row.map((cell, index) => (isNumber[index] && NUMBER.test(cell) ? Number(cell) : cell || null));
  }
  return writeXlsxStream(cells(), {
    name: name.slice(0, 31),
    columns: header.map((column) => ({ header: column })),
    freezePane: { rows: 1 },
  });
}
