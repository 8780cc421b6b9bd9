import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import ctaCard from '#app/sections/cta-card/section.ts';
import { sectionDefinitions } from '#app/sections/definitions.ts';
import { fragmentSchemas } from '#commerce/content/fragment-schemas.ts';
import { blankOf, describeSchema, type Shape } from '#commerce/resources/describe-schema.ts';
import { errorsWithin, findErrors } from '#commerce/resources/field-errors.ts';
import { labelOf } from '#commerce/resources/field-label.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const schema = v.object({
  title: words,
  markdown: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  endTime: v.pipe(v.string(), v.isoTimestamp()),
  textColour: v.optional(v.nullable(v.string()), null),
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 4),
  isOn: v.optional(v.boolean(), true),
  side: v.optional(v.picklist(['left', 'right']), 'left'),
  links: v.pipe(v.array(v.object({ label: words, href: words })), v.minLength(1)),
});

function fieldOf(name: string) {
  const shape = describeSchema(schema) as Extract<Shape, { kind: 'group' }>;
  return shape.fields.find((field) => field.name === name)!;
}

describe('describeSchema', () => {
  it.each([
    ['title', { kind: 'text', most: 80, isLong: false, format: 'plain' }],
    ['markdown', { kind: 'text', most: 4000, isLong: true, format: 'plain' }],
    ['endTime', { kind: 'text', most: null, isLong: false, format: 'moment' }],
    ['textColour', { kind: 'text', most: null, isLong: false, format: 'colour' }],
    ['columns', { kind: 'number', least: 1, most: 6, isWhole: true }],
    ['isOn', { kind: 'flag' }],
    ['side', { kind: 'choice', options: ['left', 'right'] }],
  ])('gives %s its control', (name, shape) => {
    expect(fieldOf(name).shape).toEqual(shape);
  });

  it('knows what must be there, what may be empty and what is assumed', () => {
    expect(fieldOf('title')).toMatchObject({ isRequired: true, isNullable: false });
    expect(fieldOf('textColour')).toMatchObject({ isRequired: false, isNullable: true, fallback: null });
    expect(fieldOf('columns')).toMatchObject({ isRequired: false, fallback: 4 });
  });

  it('begins a list with as many blanks as it needs', () => {
    expect(blankOf(describeSchema(schema))).toEqual({
      title: '',
      endTime: '',
      links: [{ label: '', href: '' }],
    });
  });

  it.each<[string, v.GenericSchema]>([
    ...[...sectionDefinitions].map(([type, { schema }]) => [type, schema] as [string, v.GenericSchema]),
    ...Object.entries(fragmentSchemas),
  ])('has a control for every field of %s', (_type, each) => {
    const unknown = (shape: Shape): number =>
      shape.kind === 'group'
        ? shape.fields.reduce((count, field) => count + unknown(field.shape), 0)
        : shape.kind === 'list'
          ? unknown(shape.item)
          : Number(shape.kind === 'unknown');
    expect(unknown(describeSchema(each))).toBe(0);
  });
});

describe('findErrors', () => {
  it('names the field and says what to do', () => {
    const errors = findErrors(schema, {
      title: 'x'.repeat(90),
      endTime: 'soon',
      columns: 7.5,
      links: [{ label: '', href: '/x' }],
    });
    expect(errors).toEqual({
      title: 'At most 80 characters; these are 90.',
      endTime: 'Choose a date.',
      columns: 'Must be a whole number.',
      'links.0.label': 'Write something here.',
    });
    expect(errorsWithin(errors, 'links')).toEqual({ '0.label': 'Write something here.' });
    expect(findErrors(schema, { title: 'x' })).toMatchObject({
      endTime: 'This is needed.',
      links: 'This is needed.',
    });
  });

  it('speaks of colours and links in the words of the schema', () => {
    expect(findErrors(ctaCard.schema, { href: 'javascript:x', primaryTitle: 'x' })).toMatchObject({
      href: 'Must be a path, or a full https address.',
    });
  });
});

describe('labelOf', () => {
  it.each([
    ['autoApplyBrandFilterOnDBZ', 'Auto apply brand filter on DBZ'],
    ['scroll_to_play', 'Scroll to play'],
    ['titleSizeMobile', 'Title size mobile'],
    ['CtaCardSrc', 'Cta card src'],
    ['text1', 'Text1'],
    ['listing-banner', 'Listing banner'],
  ])('reads %s as %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });
});
