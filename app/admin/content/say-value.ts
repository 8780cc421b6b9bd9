import { pounds } from '#commerce/content/editor/record-summary.ts';
import { findFilterKey } from '#commerce/search/facets/filter-keys.ts';
import type { FieldShape, Shape } from './describe-schema.ts';
import { day } from './when.ts';

/** A value as one says it, for the lines of a history. */
export function sayValue(shape: Shape, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  switch (shape.kind) {
    case 'pounds':
      return pounds(Number(value));
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return shape.labels?.[String(value)] ?? String(value);
    case 'text':
      return shape.format === 'date' ? day(String(value)) : String(value);
    case 'filters':
      return sayList(Object.entries(value as Record<string, string[]>).map(sayFilter));
    case 'group':
      return sayList(shape.fields.flatMap((field) => sayField(field, value as Record<string, unknown>)));
    default:
      return Array.isArray(value) ? sayList(value.map(String)) : String(value);
  }
}

function sayFilter([key, values]: [string, string[]]): string {
  return `${findFilterKey(key)?.label ?? key} ${values.join(', ')}`;
}

function sayField({ name, label, shape }: FieldShape, values: Record<string, unknown>): string[] {
  return values[name] === undefined ? [] : [`${label} ${sayValue(shape, values[name])}`];
}

const sayList = (parts: string[]) => (parts.length > 0 ? parts.join(', ') : 'nothing');
