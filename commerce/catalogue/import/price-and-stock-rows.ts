import type { CsvRow } from './csv.ts';
import type { LineProblem, ParseResult } from './problem.ts';
import { SKU } from './product-line.ts';

export interface PriceRow {
  line: number;
  sku: string;
  /** As written; the currency decides how to read it. */
  price: string;
  /** Undefined when the file has no such column, null when the cell is empty. */
  wasPrice: string | null | undefined;
  currency: string | null;
}

export interface StockRow {
  line: number;
  sku: string;
  quantity: number;
}

const PRICE_COLUMNS = ['sku', 'price', 'was_price', 'currency'] as const;
const STOCK_COLUMNS = ['sku', 'quantity'] as const;
const MOST_PIECES = 2_000_000_000;

/** Checks the header row and returns a parser for the other rows; a bad header refuses the file. */
export function priceReader(head: CsvRow): ParseResult<(row: CsvRow) => ParseResult<PriceRow>> {
  return reader<PriceRow>(head, PRICE_COLUMNS, ['sku', 'price'], (row, cell) => {
    const sku = cell('sku') ?? '';
    const problems = skuProblems(row.line, sku);
    const price = decimal(cell('price') ?? '');
    if (!price) problems.push({ line: row.line, field: 'price', text: 'is missing; write it like 49.00.' });
    if (problems.length > 0) return { problems };
    const was = cell('was_price');
    return {
      value: {
        line: row.line,
        sku,
        price,
        wasPrice: was === undefined ? undefined : decimal(was) || null,
        currency: cell('currency') || null,
      },
    };
  });
}

export function stockReader(head: CsvRow): ParseResult<(row: CsvRow) => ParseResult<StockRow>> {
  return reader<StockRow>(head, STOCK_COLUMNS, STOCK_COLUMNS, (row, cell) => {
    const sku = cell('sku') ?? '';
    const problems = skuProblems(row.line, sku);
    const text = cell('quantity') ?? '';
    const quantity = Number(text);
    if (!/^\d+$/.test(text) || quantity > MOST_PIECES)
      problems.push({
        line: row.line,
        field: 'quantity',
        text: `must be a whole number from 0, and it is "${text}".`,
      });
    return problems.length > 0 ? { problems } : { value: { line: row.line, sku, quantity } };
  });
}

function reader<T>(
  head: CsvRow,
  columns: readonly string[],
  needed: readonly string[],
  read: (row: CsvRow, cell: (name: string) => string | undefined) => ParseResult<T>,
): ParseResult<(row: CsvRow) => ParseResult<T>> {
  const names = head.cells.map((cell) => cell.toLowerCase().replace(/[\s-]+/g, '_'));
  const missing = needed.filter((name) => !names.includes(name));
  const problems: LineProblem[] = missing.map((name) => ({
    line: head.line,
    field: name,
    text: `this column is missing; the first line must hold ${columns.join(', ')}.`,
  }));
  for (const name of names.filter((each, index) => names.indexOf(each) !== index))
    problems.push({ line: head.line, field: name, text: 'this column appears twice.' });
  if (head.isBroken) problems.push(unclosed(head));
  if (problems.length > 0) return { problems };
  return {
    value(row) {
      if (row.isBroken) return { problems: [unclosed(row)] };
      if (row.cells.length > names.length)
        return {
          problems: [
            {
              line: row.line,
              field: '',
              text: 'has more cells than the first line; quote a cell that holds the separator.',
            },
          ],
        };
      const cell = (name: string) => {
        const at = names.indexOf(name);
        return at === -1 ? undefined : (row.cells[at] ?? '');
      };
      const result = read(row, cell);
      if (!('problems' in result)) return result;
      return { problems: result.problems.map((problem) => ({ ...problem, value: cell(problem.field) })) };
    },
  };
}

function skuProblems(line: number, sku: string): LineProblem[] {
  if (SKU.test(sku)) return [];
  return [{ line, field: 'sku', text: sku ? `"${sku}" is not a valid sku.` : 'is missing; please add it.' }];
}

const unclosed = ({ line }: CsvRow): LineProblem => ({
  line,
  field: '',
  text: 'a quote is opened and not closed.',
});

/** Spreadsheets of many countries write a decimal comma. */
function decimal(text: string): string {
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}
