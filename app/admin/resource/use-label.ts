import { useLocale, useTranslations } from 'use-intl';
import type { FieldShape, Shape } from '#commerce/resources/describe-schema.ts';

/** Labels stand in descriptions and schemas in English; a language has them translated where it knows them. */
export function useLabel(): (english: string) => string {
  const labels = useTranslations('staff-labels');
  const locale = useLocale();
  return (english) => {
    if (COUNTRY.test(english))
      return new Intl.DisplayNames([locale], { type: 'region' }).of(english) ?? english;
    // A full stop would separate the parts of a key.
    const key = english.replaceAll('.', '');
    if (key === '' || !labels.has(key)) return english;
    return labels(key) + (english.endsWith('.') ? '.' : '');
  };
}

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
    hint: field.hint && translateHint(field.hint, label),
    shape: translateShape(field.shape, label),
  }));
}

function translateShape(shape: Shape, label: (english: string) => string): Shape {
  if (shape.kind === 'group') return { ...shape, fields: translateFields(shape.fields, label) };
  if (shape.kind !== 'choice' || !shape.labels) return shape;
  const labels = Object.entries(shape.labels).map(([value, name]) => [value, label(name)]);
  return { ...shape, labels: Object.fromEntries(labels) };
}
