import { readDecimal, writeDecimal } from '#commerce/text/decimal.ts';
import { columnsOf, type RecordBody, type Resource } from './define-resource.ts';
import { describeSchema, type FieldShape, type Shape } from './describe-schema.ts';
import type { ListRow } from './list-query.ts';

/** Between the values of a list in one cell. */
const SEPARATOR = ' | ';
/** Amounts of money in files have two decimals. */
const AMOUNT_DIGITS = 2;
const LISTS: ReadonlySet<Shape['kind']> = new Set(['lines', 'products', 'several']);

/** The fields that a form and a file have; constants have none. */
export function fieldsOf({ schema }: Pick<Resource, 'schema'>): FieldShape[] {
  const shape = schema && describeSchema(schema);
  return shape?.kind === 'group' ? shape.fields.filter((field) => field.shape.kind !== 'fixed') : [];
}

/** The names of a file's columns: the fields of the schema, or the columns of a list that is only read. */
export function csvHeader(resource: Resource): string[] {
  const names = resource.schema ? fieldsOf(resource) : columnsOf(resource);
  return ['id', ...names.map(({ name }) => name)];
}

/** Columns whose cells are numbers in a workbook. */
export function numberColumns(resource: Resource): Set<string> {
  const fields = fieldsOf(resource).filter(({ shape }) => shape.kind === 'number' || shape.kind === 'pounds');
  const columns = resource.schema ? [] : columnsOf(resource).filter(({ format }) => format === 'number');
  return new Set([...fields, ...columns].map(({ name }) => name));
}

export function toCells(resource: Resource, { id, body }: ListRow, today: string): string[] {
  if (resource.schema) return [id, ...fieldsOf(resource).map(({ name, shape }) => toCell(shape, body[name]))];
  return [
    id,
    ...columnsOf(resource).map(({ name, value }) => plain(value ? value(body, today) : body[name])),
  ];
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(SEPARATOR);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function toCell(shape: Shape, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (shape.kind === 'pounds') return writeDecimal(Number(value), AMOUNT_DIGITS);
  return isTextList(shape) ? plain(value) : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isTextList = (shape: Shape) =>
  LISTS.has(shape.kind) || (shape.kind === 'list' && shape.item.kind === 'text');

/** The record that a line of a file describes, on top of the stored one; an unreadable cell stays text for the schema to refuse. */
export function readCells(
  fields: readonly FieldShape[],
  cells: Readonly<Record<string, string>>,
  stored: RecordBody,
): RecordBody {
  const body: Record<string, unknown> = { ...stored };
  for (const field of fields) {
    const text = cells[field.name];
    if (text === undefined) continue;
    const value = readCell(field, text.trim());
    if (value === undefined) delete body[field.name];
    else body[field.name] = value;
  }
  return body;
}

function readCell({ shape, isNullable, isRequired }: FieldShape, text: string): unknown {
  if (isTextList(shape)) return text === '' ? [] : text.split('|').map((part) => part.trim());
  if (text === '') return isNullable ? null : isRequired && shape.kind === 'text' ? '' : undefined;
  switch (shape.kind) {
    case 'number':
      return toNumber(text);
    case 'pounds': {
      return readDecimal(text, AMOUNT_DIGITS) ?? text;
    }
    case 'flag':
      return /^(?:true|yes|1)$/i.test(text) ? true : /^(?:false|no|0)$/i.test(text) ? false : text;
    case 'text':
    case 'choice':
    case 'pick':
      return text;
    default:
      return readJson(text);
  }
}

function toNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The apostrophe that an export puts before a formula is no part of the value. */
export function unescapeFormula(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
