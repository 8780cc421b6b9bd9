import { fieldsOf, readCells, toCell, unescapeFormula } from '#commerce/resources/csv-cells.ts';
import type { FieldShape } from '#commerce/resources/describe-schema.ts';
import type { CsvRow } from './csv.ts';
import type { LineProblem, ParseResult } from './problem.ts';
import {
  type ColourLine,
  type PictureLine,
  type ProductLine,
  productLine,
  type VariantLine,
} from './product-line.ts';

/** Products as a table: one row for each variant, with the fields of its product and its colour beside it. */

/** Fields with columns of their own, or that a table does not hold. */
const APART = new Set([
  'format',
  'kind',
  'colours',
  'variants',
  'attributes',
  'texts',
  'rating',
  'yearlyRevenue',
]);
const ALL = fieldsOf({ schema: productLine as never });
const PRODUCT = ALL.filter(({ name }) => !APART.has(name));
const VARIANT = itemFields(ALL.find(({ name }) => name === 'variants'));
const COLOUR_COLUMNS = ['colourLabel', 'colourFacet', 'swatch', 'pictures'] as const;
const ATTRIBUTE = 'attribute:';
const TEXT = /^(name|description):([a-z]{2})$/;
const SEPARATOR = ' | ';

function itemFields(field: FieldShape | undefined): FieldShape[] {
  return field?.shape.kind === 'list' && field.shape.item.kind === 'group' ? field.shape.item.fields : [];
}

/** What a shop has beyond the fields of every product. */
export interface TableScope {
  attributes: readonly string[];
  languages: readonly string[];
}

export function tableColumns({ attributes, languages }: TableScope): string[] {
  return [
    ...PRODUCT.map(({ name }) => name),
    ...languages.flatMap((language) => [`name:${language}`, `description:${language}`]),
    ...attributes.map((key) => `${ATTRIBUTE}${key}`),
    ...COLOUR_COLUMNS,
    ...VARIANT.map(({ name }) => name),
  ];
}

/** The rows of a product. */
export function toTableRows(line: ProductLine, columns: readonly string[]): string[][] {
  const product = new Map(
    PRODUCT.map(({ name, shape }) => [name, toCell(shape, line[name as keyof ProductLine])]),
  );
  for (const [key, values] of Object.entries(line.attributes ?? {}))
    product.set(`${ATTRIBUTE}${key}`, values.join(SEPARATOR));
  for (const [language, { name, description }] of Object.entries(line.texts ?? {})) {
    product.set(`name:${language}`, name ?? '');
    product.set(`description:${language}`, description ?? '');
  }
  return line.variants.map((variant) => {
    const colour = line.colours.find((each) => each.colour === variant.colour) ?? line.colours[0];
    const cells = new Map([
      ...product,
      ...VARIANT.map(({ name, shape }): [string, string] => [
        name,
        toCell(shape, variant[name as keyof VariantLine]),
      ]),
      ['colour', colour?.colour ?? ''],
      ['colourLabel', colour?.label ?? ''],
      ['colourFacet', colour?.facet ?? ''],
      ['swatch', typeof colour?.swatch === 'object' ? colour.swatch.src : (colour?.swatch ?? '')],
      ['pictures', (colour?.pictures ?? []).map(({ src }) => src).join(SEPARATOR)],
    ]);
    return columns.map((column) => cells.get(column) ?? '');
  });
}

type Cells = Readonly<Record<string, string>>;

export interface TableRow {
  line: number;
  cells: Cells;
}

/** The header of a table and a reader of its rows; unknown columns refuse the file, so that no cell is lost silently. */
export function openTable(head: CsvRow): ParseResult<(row: CsvRow) => ParseResult<TableRow>> {
  const names = head.cells.map((name) => name.trim());
  const known = new Set(tableColumns({ attributes: [], languages: [] }));
  const problems: LineProblem[] = [];
  names.forEach((name, index) => {
    const problem = (text: string) => problems.push({ line: head.line, field: name, text });
    if (names.indexOf(name) !== index) problem('this column appears twice.');
    else if (name !== '' && !known.has(name) && !TEXT.test(name) && !name.startsWith(ATTRIBUTE))
      problem('there is no such column; take it out or correct its name.');
  });
  if (!names.includes('key'))
    problems.push({ line: head.line, field: 'key', text: 'this column is missing; it names the product.' });
  if (problems.length > 0) return { problems };
  return {
    value({ line, cells, isBroken }) {
      const refuse = (text: string) => ({ problems: [{ line, field: '', text }] });
      if (isBroken) return refuse('a quote is opened and not closed.');
      if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
        return refuse('has more cells than the first line.');
      const row = Object.fromEntries(names.map((name, index) => [name, unescapeFormula(cells[index] ?? '')]));
      return row.key
        ? { value: { line, cells: row } }
        : { problems: [{ line, field: 'key', text: 'is missing; please add it.' }] };
    },
  };
}

/** The product that its rows describe, on top of the stored one: a column that is not in the file keeps its value. */
export function fromTableRows(rows: readonly TableRow[], stored: ProductLine | null): object {
  const [first] = rows;
  if (!first) throw new Error('a product of a table has at least one row');
  const body = readFields(PRODUCT, first.cells, stored ? { ...stored } : {});
  const attributes = { ...stored?.attributes };
  const texts: Record<string, Record<string, string>> = { ...stored?.texts };
  for (const [column, cell] of Object.entries(first.cells)) {
    const text = TEXT.exec(column);
    if (column.startsWith(ATTRIBUTE)) {
      const key = column.slice(ATTRIBUTE.length);
      const values = listOf(cell);
      if (values.length > 0) attributes[key] = values;
      else delete attributes[key];
    } else if (text?.[1] && text[2]) {
      const { [text[1]]: _before, ...others } = texts[text[2]] ?? {};
      texts[text[2]] = cell ? { ...others, [text[1]]: cell } : others;
    }
  }
  const filled = Object.entries(texts).filter(([, each]) => Object.keys(each).length > 0);
  const { attributes: _attributes, texts: _texts, ...others } = body;
  return {
    ...withoutEmpty(others),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(filled.length > 0 && { texts: Object.fromEntries(filled) }),
    colours: mergeColours(rows, stored?.colours ?? []),
    variants: mergeVariants(rows, stored?.variants ?? []),
  };
}

/** A cell that says what is stored changes nothing, whatever a cell cannot tell apart. */
function readFields(fields: readonly FieldShape[], cells: Cells, stored: Record<string, unknown>) {
  const changed = fields.filter(({ name, shape }) => toCell(shape, stored[name]) !== cells[name]?.trim());
  return readCells(changed, withDecimals(cells), stored);
}

/** An empty cell says the same as a field that is left out. */
function withoutEmpty(fields: object): Record<string, unknown> {
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled);
}

const listOf = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** Spreadsheets of many countries write a decimal comma. */
function withDecimals(cells: Cells): Cells {
  const fixed = Object.entries(cells).map(([name, cell]) => [
    name,
    /price$|^surcharge$/i.test(name) && /^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell,
  ]);
  return Object.fromEntries(fixed);
}

function mergeColours(rows: readonly TableRow[], stored: readonly ColourLine[]): ColourLine[] {
  const colours = new Map(stored.map((colour) => [colour.colour, colour]));
  for (const { cells } of rows) {
    const name = cells.colour || stored[0]?.colour || (cells.sku ? 'one-colour' : '');
    if (!name) continue;
    const before = colours.get(name);
    const { colourLabel: label, colourFacet: facet, swatch, pictures } = cells;
    const known = new Map(before?.pictures?.map((picture) => [picture.src, picture]));
    colours.set(name, {
      ...before,
      colour: name,
      ...(label && { label }),
      ...(facet && { facet }),
      ...(swatch &&
        !isSameSwatch(before, swatch) && { swatch: swatch.startsWith('#') ? swatch : { src: swatch } }),
      // A picture that stays keeps its text and its focal point.
      ...(pictures && { pictures: listOf(pictures).map((src): PictureLine => known.get(src) ?? { src }) }),
    });
  }
  return [...colours.values()];
}

const isSameSwatch = (colour: ColourLine | undefined, cell: string) =>
  typeof colour?.swatch === 'object' && colour.swatch.src === cell;

/** Nothing is deleted by a table: variants that it does not name stay. */
function mergeVariants(rows: readonly TableRow[], stored: readonly VariantLine[]): unknown[] {
  const variants = new Map<string, unknown>(
    stored.map(({ quantity: _kept, ...variant }) => [variant.sku, variant]),
  );
  for (const { cells } of rows) {
    if (cells.sku === undefined) continue;
    const before = variants.get(cells.sku) as Record<string, unknown> | undefined;
    variants.set(cells.sku, withoutEmpty(readFields(VARIANT, cells, before ?? {})));
  }
  return [...variants.values()];
}

/** Where a problem of a product stands in its rows. */
export function locateProblem(problem: LineProblem, rows: readonly TableRow[], line: object): LineProblem {
  const { colours = [], variants = [] } = line as Partial<
    Record<'colours' | 'variants', Record<string, unknown>[]>
  >;
  const [, list, index, rest = ''] = /^(colours|variants)\[(\d+)\]\.?(.*)$/.exec(problem.field) ?? [];
  const item = list === 'colours' ? colours[Number(index)] : variants[Number(index)];
  const key = list === 'colours' ? 'colour' : 'sku';
  const row = (item && rows.find(({ cells }) => cells[key] === item[key])) ?? rows[0];
  const field = columnOf(list ? rest : problem.field, list === 'colours');
  return { ...problem, line: row?.line ?? problem.line, field, ...withValue(row?.cells[field]) };
}

const withValue = (value: string | undefined) => (value === undefined ? {} : { value });

function columnOf(field: string, isColour: boolean): string {
  const [first = '', second, third] = field.split(/[.[\]]+/).filter(Boolean);
  if (isColour) return first === 'label' ? 'colourLabel' : first === 'facet' ? 'colourFacet' : first;
  if (first === 'attributes') return `${ATTRIBUTE}${field.slice('attributes.'.length).replace(/\[.*$/, '')}`;
  return first === 'texts' && third ? `${third}:${second}` : first;
}
