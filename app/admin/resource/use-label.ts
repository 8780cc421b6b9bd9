import { useLocale, useTranslations } from 'use-intl';
import type { FieldShape, Shape } from '#commerce/resources/describe-schema.ts';
import { labelOf, singularOf } from '#commerce/resources/field-label.ts';

/** Labels stand in descriptions and schemas in English; a language has them translated where it knows them. */
export function useLabel(): (english: string) => string {
  const labels = useTranslations('staff-labels');
  const locale = useLocale();
  return (english) => {
    if (COUNTRY.test(english))
      return new Intl.DisplayNames([locale], { type: 'region' }).of(english) ?? english;
    const key = labelKey(english);
    if (key === '' || !labels.has(key)) return english;
    return labels(key) + (english.endsWith('.') ? '.' : '');
  };
}

/** A full stop would separate the parts of a key. */
export const labelKey = (english: string) => english.replaceAll('.', '');

/** Countries are named by their two letters. */
const COUNTRY = /^[A-Z]{2}$/;
/** A setting's hint ends with its default, which is no text of a language. */
const WITH_DEFAULT = /^(.+) Default: (.+)\.$/s;

function translateHint(hint: string, label: (english: string) => string): string {
  const [, text = '', fallback = ''] = WITH_DEFAULT.exec(hint) ?? [];
  return text ? `${label(text)} ${label('Default')}: ${label(fallback)}.` : label(hint);
}

/** The fields of a form with their labels, hints and choices in the person's language. */
export function translateFields(
  fields: readonly FieldShape[],
  label: (english: string) => string,
): FieldShape[] {
  return fields.map((field) => ({
    ...field,
    label: label(field.label),
    one: field.shape.kind === 'list' ? label(singularOf(field.label)) : undefined,
    hint: field.hint && translateHint(field.hint, label),
    shape: translateShape(field.shape, label),
  }));
}

function translateShape(shape: Shape, label: (english: string) => string): Shape {
  if (shape.kind === 'group') return { ...shape, fields: translateFields(shape.fields, label) };
  if (shape.kind === 'list') return { ...shape, item: translateShape(shape.item, label) };
  if (shape.kind !== 'choice' || shape.isNames) return shape;
  const labels = shape.options.map((value) => [value, label(shape.labels?.[value] ?? labelOf(value))]);
  return { ...shape, labels: Object.fromEntries(labels) };
}
