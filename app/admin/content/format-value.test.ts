import { describe, expect, it } from 'vitest';
import { kindOf } from '#commerce/resources/define-resource.ts';
import { describeSchema, type Shape } from '#commerce/resources/describe-schema.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { formatValue } from './format-value.ts';

function fieldOf(kind: string, name: string) {
  const resource = RESOURCES.find((each) => kindOf(each) === kind)!;
  const shape = describeSchema(resource.schema!) as Extract<Shape, { kind: 'group' }>;
  return shape.fields.find((field) => field.name === name)!;
}

describe('the forms of campaigns and search rules', () => {
  it.each<[string, string, Shape, string]>([
    ['campaign', 'bid', { kind: 'pounds' }, 'Bid'],
    ['campaign', 'brand', { kind: 'pick', from: 'makers' }, 'Brand or seller'],
    ['campaign', 'productKeys', { kind: 'products', by: 'key' }, 'Products'],
    ['campaign', 'categorySlugs', { kind: 'several', from: 'categories' }, 'Where it runs'],
    ['synonyms', 'words', { kind: 'lines' }, 'Words that mean the same'],
    ['synonyms', 'kind', { kind: 'fixed', value: 'synonyms' }, 'Kind'],
    ['redirect', 'locale', { kind: 'pick', from: 'languages' }, 'Language'],
    ['ranking', 'pin', { kind: 'products', by: 'id' }, 'Pinned'],
    ['ranking', 'boost', { kind: 'filters' }, 'Boosted'],
  ])('ask for %s %s with its own control and a plain name', (kind, name, shape, label) => {
    expect(fieldOf(kind, name)).toMatchObject({ shape, label });
  });

  it.each<[string, string, unknown, string]>([
    ['campaign', 'bid', 45, '£0.45'],
    ['campaign', 'endsOn', null, 'nothing'],
    ['campaign', 'startsOn', '2026-12-01', '1 Dec 2026'],
    ['campaign', 'pricing', 'click', 'Each click'],
    ['campaign', 'isPaused', true, 'yes'],
    ['synonyms', 'words', ['sofa', 'settee'], 'sofa, settee'],
    ['ranking', 'boost', { brand: ['Coast'] }, 'Brands Coast'],
    ['ranking', 'when', { query: 'dress' }, 'A shopper searches for dress'],
  ])('say %s %s %o as “%s”', (kind, name, value, said) => {
    expect(formatValue(fieldOf(kind, name).shape, value)).toBe(said);
  });
});
