import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { labelKey, translateFields } from '#app/admin/resource/use-label.ts';
import { sectionDefinitions } from '#app/sections/definitions.ts';
import { fragmentSchemas } from '#commerce/content/fragment-schemas.ts';
import { describeSchema, type FieldShape, type Shape } from '#commerce/resources/describe-schema.ts';
import { readLanguageTexts } from '#config/languages.server.ts';
import { BAND_FRAME, FRAME } from './page-errors.ts';
import { GROUPS, sectionEntry, sectionName } from './section-catalogue.ts';

const languages = readLanguageTexts<Record<string, string>>('staff/staff-labels.json');
const FORMS: readonly [string, v.GenericSchema][] = [
  ...[...sectionDefinitions].map(([type, { schema }]) => [type, schema] as [string, v.GenericSchema]),
  ...Object.entries(fragmentSchemas),
  ['Page', FRAME],
  ['Container', BAND_FRAME],
];
const PICKER: readonly string[] = [
  ...GROUPS,
  ...[...sectionDefinitions.keys()].flatMap((type) => [sectionName(type), sectionEntry(type).line]),
];

/** Ratios and types of files are the same in every language. */
const TECHNICAL = /^\d+:\d+$|^Video\//;

/** Every text that a form shows, wherever in it. */
const textsOf = (fields: readonly FieldShape[]): string[] =>
  fields.flatMap(({ label, one = '', hint = '', shape }) => [label, one, hint, ...textsWithin(shape)]);

function textsWithin(shape: Shape): string[] {
  if (shape.kind === 'group') return textsOf(shape.fields);
  if (shape.kind === 'list') return textsWithin(shape.item);
  return shape.kind === 'choice' ? shape.options.map((option) => shape.labels?.[option] ?? option) : [];
}

describe('[SITE-02] the page editor', () => {
  it.each([...languages])('names sections, fields, hints and choices in %s', (_locale, texts) => {
    // What a language knows becomes empty; what is left would be shown in English.
    const translate = (english: string) => (labelKey(english) in texts ? '' : english);
    const left = FORMS.flatMap(([type, schema]) => {
      const shape = describeSchema(schema);
      const fields = shape.kind === 'group' ? translateFields(shape.fields, translate) : [];
      return textsOf(fields)
        .filter((text) => text !== '' && !TECHNICAL.test(text))
        .map((text) => `${type}: ${text}`);
    });
    expect([...left, ...PICKER.filter(translate)]).toEqual([]);
  });
});
