import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { storableText } from '#commerce/text/storable-text.ts';
import { csvHeader, fieldsOf, numberColumns, readCells, toCells, unescapeFormula } from './csv-cells.ts';
import { changedFields, type RecordBody, type Resource } from './define-resource.ts';
import { findErrors } from './field-errors.ts';
import type { FileFormat } from './file-types.ts';
import type { ListQuery } from './list-query.ts';
import type { Actor } from './permissions.ts';
import type { Resources } from './resources.server.ts';
import { writeTable } from './write-table.server.ts';
import { BadWorkbook, readXlsx, type SheetRow } from './xlsx.server.ts';

type Records = Pick<Resources, 'list' | 'open' | 'save'>;

const PAGE = 500;
export const MOST_IMPORTED = 5_000;
const MOST_ERRORS = 200;

/** Every row that the list would show, as a stream. */
export function exportFile(
  resources: Records,
  actor: Actor,
  resource: Resource,
  query: ListQuery,
  format: FileFormat,
): ReadableStream<Uint8Array> {
  async function* rows() {
    let cursor: ListQuery['cursor'] = null;
    do {
      const page = await resources.list(actor, resource, { ...query, cursor, limit: PAGE });
      for (const row of page.rows) yield toCells(resource, row, query.today);
      cursor = page.next === null ? null : { at: page.next, isBackward: false };
    } while (cursor);
  }
  return writeTable(resource.many, csvHeader(resource), rows(), numberColumns(resource), format);
}

export interface CellError {
  /** As spreadsheets count: the header is line 1. */
  line: number;
  /** Empty for the line as a whole. */
  column: string;
  /** What the cell holds. */
  value?: string;
  message: string;
}

export interface ImportResult {
  kind: 'checked' | 'applied';
  created: number;
  changed: number;
  unchanged: number;
  /** Lines with an error; a file with a wrong cell is not stored at all. */
  wrong: number;
  errors: CellError[];
}

interface ReadLine {
  line: number;
  id: string | null;
  body: RecordBody;
  cells: Cells;
}

type Cells = Readonly<Record<string, string>>;

/** Checks a file, and stores it when every cell is right and it is not a dry run. */
export async function importFile(
  resources: Records,
  actor: Actor,
  resource: Resource,
  file: Uint8Array,
  { isDryRun, today }: { isDryRun: boolean; today: string },
): Promise<ImportResult> {
  const result: ImportResult = {
    kind: isDryRun ? 'checked' : 'applied',
    created: 0,
    changed: 0,
    unchanged: 0,
    wrong: 0,
    errors: [],
  };
  const refuse = (line: number, errors: Readonly<Record<string, string>>, cells: Cells = {}) => {
    result.wrong += 1;
    for (const [path, message] of Object.entries(errors)) {
      const column = path.split('.')[0] ?? '';
      const value = cells[column];
      if (result.errors.length < MOST_ERRORS)
        result.errors.push({ line, column, ...(value !== undefined && { value }), message });
    }
  };
  const table = await readTable(resource, file);
  if ('problem' in table) {
    refuse(1, { [table.column]: table.problem });
    return { ...result, kind: 'checked' };
  }
  const toStore: ReadLine[] = [];
  for (const { line, cells } of table.rows) {
    const id = cells.id?.trim() || null;
    const stored = id ? await resources.open(actor, resource, id) : null;
    if (id && !stored) {
      refuse(line, { id: 'Nothing has this id. Leave it empty for a new one.' }, cells);
      continue;
    }
    const before = stored && !stored.isRemoved ? stored.body : null;
    const body = readCells(fieldsOf(resource), cells, before ?? resource.blank?.(today) ?? {});
    const errors = resource.schema ? findErrors(resource.schema, body) : {};
    if (Object.keys(errors).length > 0) refuse(line, errors, cells);
    else if (before && changedFields(before, body).length === 0) result.unchanged += 1;
    else {
      toStore.push({ line, id, body, cells });
      if (before) result.changed += 1;
      else result.created += 1;
    }
  }
  if (isDryRun || result.wrong > 0) return { ...result, kind: 'checked' };
  for (const { line, id, body, cells } of toStore) {
    const saved = await resources.save(actor, resource, id, body, 'current', 'imported');
    if (saved.kind === 'wrong') refuse(line, saved.errors, cells);
    else if (saved.kind !== 'done')
      refuse(line, { '': saved.kind === 'refused' ? saved.reason : 'It could not be stored.' });
  }
  return result;
}

type Table = { rows: { line: number; cells: Cells }[] } | { problem: string; column: string };

async function readTable(resource: Resource, file: Uint8Array): Promise<Table> {
  let lines: SheetRow[];
  try {
    lines = await readLines(file);
  } catch (error) {
    if (error instanceof BadWorkbook) return { problem: 'This workbook cannot be read.', column: '' };
    return { problem: `This is not a CSV file: ${error instanceof Error ? error.message : ''}`, column: '' };
  }
  const [{ cells: header } = { cells: [] }, ...rest] = lines;
  const known = new Set(csvHeader(resource));
  const unknown = header.find((name) => !known.has(name.trim()));
  if (unknown !== undefined) return { problem: 'There is no such column.', column: unknown };
  if (rest.length === 0) return { problem: 'The file has no lines below its header.', column: '' };
  if (rest.length > MOST_IMPORTED)
    return { problem: `At most ${MOST_IMPORTED} lines at once; this file has ${rest.length}.`, column: '' };
  return {
    rows: rest.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        header.map((name, index) => [name.trim(), unescapeFormula(cells[index] ?? '')]),
      ),
    })),
  };
}

/** A workbook begins like every archive; everything else is text. */
async function readLines(file: Uint8Array): Promise<SheetRow[]> {
  if (file[0] === 0x50 && file[1] === 0x4b) {
    const rows: SheetRow[] = [];
    for await (const row of readXlsx(Readable.from([file]))) rows.push(row);
    return rows;
  }
  const text = storableText(new TextDecoder().decode(file));
  const parsed: string[][] = parse(text, { bom: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] });
  return parsed.map((cells, index) => ({ line: index + 1, cells }));
}
