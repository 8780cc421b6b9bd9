import type * as v from 'valibot';
import { labelOf } from './field-label.ts';

/** What an editor sees of a schema: which control, and its bounds. */
export type Shape =
  | { kind: 'text'; most: number | null; isLong: boolean; format: TextFormat }
  | { kind: 'number'; least: number | null; most: number | null; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[]; labels?: Labels; isNames?: boolean }
  /** Words, one a line. */
  | { kind: 'lines' }
  /** Products of the catalogue, in order, by their id or by their key. */
  | { kind: 'products'; by: 'id' | 'key' }
  /** Some of what the shop has. */
  | { kind: 'several'; from: SeveralSource }
  /** Values of the shop's filters. */
  | { kind: 'filters' }
  /** Pence, written as pounds. */
  | { kind: 'pounds'; isPlain?: true }
  | { kind: 'pick'; from: PickSource }
  /** A text for each language of the shop. */
  | { kind: 'texts'; isLong: boolean }
  /** A constant; it has no control. */
  | { kind: 'fixed'; value: unknown }
  | { kind: 'list'; item: Shape; least: number; most: number | null }
  | { kind: 'group'; fields: FieldShape[] }
  | { kind: 'unknown' };

export type TextFormat = 'plain' | 'colour' | 'media' | 'link' | 'date' | 'moment';

type Labels = Readonly<Record<string, string>>;

/** Where the options of a list come from. */
export type PickSource = 'shops' | 'languages' | 'categories' | 'makers' | 'roles';
export type SeveralSource = 'shops' | 'categories' | 'markets' | 'permissions';

export interface FieldShape {
  name: string;
  label: string;
  /** What one thing of a list is called. */
  one?: string;
  hint?: string;
  shape: Shape;
  isRequired: boolean;
  /** It may be left out by saying null. */
  isNullable: boolean;
  fallback: unknown;
}

/** Valibot's schemas are plain objects; these are the parts an editor cares for. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  wrapped?: Described;
  default?: unknown;
  item?: Described;
  options?: unknown;
  pipe?: readonly Described[];
  requirement?: unknown;
  literal?: unknown;
  title?: string;
  description?: string;
  metadata?: Record<string, unknown>;
}

/** Controls that a schema asks for by name, in its metadata. */
const CONTROLS: Readonly<Record<string, Shape>> = {
  lines: { kind: 'lines' },
  'products-by-id': { kind: 'products', by: 'id' },
  'products-by-key': { kind: 'products', by: 'key' },
  categories: { kind: 'several', from: 'categories' },
  shops: { kind: 'several', from: 'shops' },
  markets: { kind: 'several', from: 'markets' },
  permissions: { kind: 'several', from: 'permissions' },
  filters: { kind: 'filters' },
  pounds: { kind: 'pounds' },
  // Of a currency that another field names.
  'plain-amount': { kind: 'pounds', isPlain: true },
  shop: { kind: 'pick', from: 'shops' },
  language: { kind: 'pick', from: 'languages' },
  category: { kind: 'pick', from: 'categories' },
  maker: { kind: 'pick', from: 'makers' },
  role: { kind: 'pick', from: 'roles' },
  texts: { kind: 'texts', isLong: false },
  'long-texts': { kind: 'texts', isLong: true },
  amount: { kind: 'text', most: null, isLong: false, format: 'plain' },
  moment: { kind: 'text', most: null, isLong: false, format: 'moment' },
};

/** Labels for fields whose own name says little to editors. */
const PLAIN_LABELS: Readonly<Record<string, string>> = {
  href: 'Goes to',
  src: 'Picture',
  alt: 'What the picture shows',
  query: 'Which products',
  // Those of an order have the same English name, but not in every language.
  items: 'List items',
  autoApplyBrandFilterOnDBZ: 'Keep to the brand on its own pages',
};

/** The label of a field without a title of its own. */
export const fieldLabel = (name: string) => PLAIN_LABELS[name] ?? labelOf(name);

const LONG = 160;
const LONG_NAMES = /markdown|html|text$|answer|copy$|description/i;

export function describeSchema(schema: v.GenericSchema, name = ''): Shape {
  return shapeOf(schema as unknown as Described, name);
}

function shapeOf(schema: Described, name: string): Shape {
  const { control, labels, isNames } = action(schema, 'metadata')?.metadata ?? {};
  const wanted = CONTROLS[String(control)];
  if (wanted) return wanted;
  if (control === 'choice')
    return { kind: 'choice', options: Object.keys(labels as object), labels: labels as Labels };
  switch (schema.type) {
    case 'literal':
      return { kind: 'fixed', value: schema.literal };
    case 'optional':
    case 'nullable':
    case 'nullish':
      return shapeOf(innerOf(schema), name);
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return {
        kind: 'group',
        fields: Object.entries(schema.entries ?? {}).map(([each, field]) => describeField(each, field)),
      };
    case 'array':
      return {
        kind: 'list',
        item: shapeOf(innerOf(schema), name),
        least: bound(schema, 'min_length') ?? 0,
        most: bound(schema, 'max_length'),
      };
    case 'string':
      return describeText(schema, name);
    case 'number':
      return {
        kind: 'number',
        least: bound(schema, 'min_value'),
        most: bound(schema, 'max_value'),
        isWhole: has(schema, 'integer'),
      };
    case 'boolean':
      return { kind: 'flag' };
    case 'picklist':
      return {
        kind: 'choice',
        options: schema.options as string[],
        labels: labels as Labels | undefined,
        // The same in every language.
        isNames: isNames as boolean | undefined,
      };
    default:
      return { kind: 'unknown' };
  }
}

function innerOf(schema: Described): Described {
  const inner = schema.wrapped ?? schema.item;
  if (!inner) throw new Error(`schema of type ${schema.type} has no inner schema`);
  return inner;
}

function describeField(name: string, schema: Described): FieldShape {
  const isOptional = schema.type === 'optional' || schema.type === 'nullish';
  const inner = isOptional ? innerOf(schema) : schema;
  return {
    name,
    label: said(schema, 'title') ?? fieldLabel(name),
    hint: said(schema, 'description'),
    shape: shapeOf(schema, name),
    isRequired: !isOptional,
    isNullable: inner.type === 'nullable' || schema.type === 'nullish',
    fallback: isOptional ? schema.default : undefined,
  };
}

/** What a schema says of itself, or the one it wraps. */
function said(schema: Described, type: 'title' | 'description'): string | undefined {
  return action(schema, type)?.[type] ?? (schema.wrapped && said(schema.wrapped, type));
}

function describeText(schema: Described, name: string): Shape {
  const most = bound(schema, 'max_length');
  const isLong = LONG_NAMES.test(name) && (most === null || most > LONG);
  return { kind: 'text', most, isLong, format: formatOf(schema, name) };
}

function formatOf(schema: Described, name: string): TextFormat {
  if (has(schema, 'iso_date')) return 'date';
  if (has(schema, 'iso_timestamp')) return 'moment';
  const pattern = action(schema, 'regex')?.requirement;
  if (pattern instanceof RegExp && pattern.source.startsWith('^\\/media')) return 'media';
  if (!pattern && /^image$|Image$/.test(name)) return 'media';
  if (/colou?r$/i.test(name)) return 'colour';
  return /href$|^link$/i.test(name) ? 'link' : 'plain';
}

/** The last action of a type in the pipe, or in the pipe that it goes on from. */
function action(schema: Described, type: string): Described | undefined {
  for (const each of schema.pipe?.toReversed() ?? []) {
    const found = each.type === type ? each : action(each, type);
    if (found) return found;
  }
  return undefined;
}

const has = (schema: Described, type: string) => action(schema, type) !== undefined;

function bound(schema: Described, type: string): number | null {
  const found = action(schema, type)?.requirement;
  return typeof found === 'number' ? found : null;
}

/** What a field holds when an editor asks for one more: only what must be there. */
export function blankOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return '';
    case 'number':
      return shape.least ?? 0;
    case 'flag':
      return false;
    case 'choice':
      return shape.options[0] ?? '';
    case 'list':
      return Array.from({ length: shape.least }, () => blankOf(shape.item));
    case 'group':
      return Object.fromEntries(
        shape.fields
          .filter(({ isRequired }) => isRequired)
          // An empty text is no date and no amount; null is.
          .map(({ name, shape: each, isNullable }) => [
            name,
            isNullable && each.kind === 'text' ? null : blankOf(each),
          ]),
      );
    case 'lines':
    case 'products':
    case 'several':
      return [];
    case 'filters':
    case 'texts':
      return {};
    case 'pounds':
      return undefined;
    case 'fixed':
      return shape.value;
    case 'pick':
    case 'unknown':
      return null;
  }
}
