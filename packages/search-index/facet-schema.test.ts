import { describe, expect, it } from 'vitest';
import { FacetSchema } from './facet-schema.ts';

describe('FacetSchema', () => {
  it('orders keys as they are named, families by name, and unknown keys last', () => {
    const { compareKeys } = new FacetSchema({
      facets: [{ key: 'size' }, { key: 'made.*' }, { key: 'brand' }, { key: 'made.Where', role: 'kind' }],
    });
    const keys = ['zip', 'brand', 'made.Where', 'apron', 'made.How', 'size'];
    expect(keys.toSorted(compareKeys)).toEqual(['size', 'made.How', 'made.Where', 'brand', 'apron', 'zip']);
  });

  it('knows the keys of a family before any document has them', () => {
    const schema = new FacetSchema({ facets: [{ key: 'made.*' }] });
    expect(schema.isKnown('made.Anything')).toBe(true);
    expect(schema.isKnown('other')).toBe(false);
  });

  it('uses internal keys for document fields without a facet', () => {
    const schema = new FacetSchema({ facets: [] });
    expect(schema.isInternal(schema.stockKey)).toBe(true);
    expect(schema.isInternal(schema.priceKey)).toBe(true);
    expect(schema.roleOf(schema.brandKey)).toBe('brand');
  });

  it('rejects two facets for one document field', () => {
    const facets = [
      { key: 'a', role: 'price' as const },
      { key: 'b', role: 'price' as const },
    ];
    expect(() => new FacetSchema({ facets })).toThrow('more than one facet has the role price');
  });
});
