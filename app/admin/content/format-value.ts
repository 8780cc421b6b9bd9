import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { pounds } from '#commerce/pricing/pounds.ts';
import type { FieldShape, Shape } from '#commerce/resources/describe-schema.ts';
import { formatDay } from './format-time.ts';

/** A value in words, for the lines of a history. */
export function formatValue(shape: Shape, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  switch (shape.kind) {
    case 'pounds':
      return pounds(Number(value));
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return shape.labels?.[String(value)] ?? String(value);
    case 'text':
      return shape.format === 'date' ? formatDay(String(value)) : String(value);
    case 'filters':
      return formatList(Object.entries(value as Record<string, string[]>).map(formatFilter));
    case 'group':
      return formatList(
        shape.fields.flatMap((field) => formatField(field, value as Record<string, unknown>)),
      );
    default:
      return Array.isArray(value) ? formatList(value.map(String)) : String(value);
  }
}

function formatFilter([key, values]: [string, string[]]): string {
  return `${findFacet(key)?.label ?? key} ${values.join(', ')}`;
}

function formatField({ name, label, shape }: FieldShape, values: Record<string, unknown>): string[] {
  return values[name] === undefined ? [] : [`${label} ${formatValue(shape, values[name])}`];
}

const formatList = (parts: string[]) => (parts.length > 0 ? parts.join(', ') : 'nothing');
