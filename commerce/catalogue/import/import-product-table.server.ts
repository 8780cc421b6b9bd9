import type { Database } from '#server/db/database.server.ts';
import { readStructure } from '../catalogue-structure.server.ts';
import { type ProductRow, selectProducts, toProduct } from '../read-product.server.ts';
import type { CsvRow } from './csv.ts';
import { fromProduct } from './from-product.ts';
import { type ImportOptions, importSource, type LineSource } from './import-products.server.ts';
import type { ImportReport } from './import-report.ts';
import { checkLine } from './parse-line.ts';
import type { LineProblem } from './problem.ts';
import type { ProductLine } from './product-line.ts';
import { fromTableRows, locateProblem, openTable, type TableRow } from './product-table.ts';

const BATCH = 100;

/** Imports products from a table; its rows are merged with what the shop has, then imported as lines are. */
export function importProductTable(
  database: Database,
  table: AsyncIterable<CsvRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  return importSource(database, openSource(database, table, options), options);
}

interface Group {
  rows: TableRow[];
  /** The merged line. */
  line: object;
}

function openSource(
  { pool }: Database,
  table: AsyncIterable<CsvRow>,
  { defaults }: ImportOptions,
): LineSource {
  /** By the line of their first row, until their batch is imported. */
  const groups = new Map<number, Group>();

  async function readStored(keys: readonly string[]): Promise<Map<string, ProductLine>> {
    const { categories } = await readStructure(pool);
    const { rows } = await pool.query<ProductRow>(`${selectProducts(null)} where p.key = any($1)`, [keys]);
    return new Map(
      rows
        .filter(({ variants }) => variants !== null)
        .map((row) => [row.key, fromProduct(toProduct(row, categories), row.is_live, defaults)]),
    );
  }

  async function* toLines(batch: readonly TableRow[][]): LineSource['lines'] {
    const stored = await readStored(batch.flatMap(([first]) => first?.cells.key ?? []));
    for (const rows of batch) {
      const number = rows[0]?.line ?? 0;
      const { yearlyRevenue: _revenue, ...before } = stored.get(rows[0]?.cells.key ?? '') ?? {
        yearlyRevenue: '',
      };
      const line = fromTableRows(rows, 'key' in before ? before : null);
      groups.set(number, { rows, line });
      yield { number, parsed: checkLine(number, line) };
    }
  }

  async function* lines(): LineSource['lines'] {
    let read: ReadRow | null = null;
    let batch: TableRow[][] = [];
    for await (const row of table) {
      if (!read) {
        const opened = openTable(row);
        if ('problems' in opened) {
          yield { number: row.line, parsed: opened };
          return;
        }
        read = opened.value;
        continue;
      }
      const parsed = read(row);
      if ('problems' in parsed) {
        yield { number: row.line, parsed };
        continue;
      }
      const last = batch.at(-1);
      if (last && last[0]?.cells.key === parsed.value.cells.key) last.push(parsed.value);
      else {
        if (batch.length === BATCH) {
          yield* toLines(batch);
          batch = [];
        }
        batch.push([parsed.value]);
      }
    }
    yield* toLines(batch);
  }

  return {
    lines: lines(),
    locate(problem: LineProblem) {
      const group = groups.get(problem.line);
      return group ? locateProblem(problem, group.rows, group.line) : problem;
    },
    release: () => groups.clear(),
  };
}

type ReadRow = Extract<ReturnType<typeof openTable>, { value: unknown }>['value'];
