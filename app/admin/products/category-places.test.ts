import { describe, expect, it } from 'vitest';
import { placeAfterStep, placeOfDrop } from './category-places.ts';

const tree = [
  { slug: 'women', parent: null },
  { slug: 'dresses', parent: 'women' },
  { slug: 'coats', parent: 'women' },
  { slug: 'shoes', parent: 'women' },
  { slug: 'men', parent: null },
];

describe('[OPS-15] a category in the tree', () => {
  it('moves one step by the keyboard', () => {
    expect(placeAfterStep(tree, 'coats', 'up')).toEqual({ parent: 'women', before: 'dresses' });
    expect(placeAfterStep(tree, 'dresses', 'down')).toEqual({ parent: 'women', before: 'shoes' });
    expect(placeAfterStep(tree, 'coats', 'down')).toEqual({ parent: 'women', before: null });
    expect(placeAfterStep(tree, 'coats', 'in')).toEqual({ parent: 'dresses', before: null });
    expect(placeAfterStep(tree, 'coats', 'out')).toEqual({ parent: null, before: 'men' });
  });

  it('stays where there is no step', () => {
    expect(placeAfterStep(tree, 'dresses', 'up')).toBeNull();
    expect(placeAfterStep(tree, 'dresses', 'in')).toBeNull();
    expect(placeAfterStep(tree, 'men', 'down')).toBeNull();
    expect(placeAfterStep(tree, 'men', 'out')).toBeNull();
    expect(placeAfterStep(tree, 'gone', 'up')).toBeNull();
  });

  it('is dropped before, into or after another one', () => {
    expect(placeOfDrop(tree, 'coats', 'before')).toEqual({ parent: 'women', before: 'coats' });
    expect(placeOfDrop(tree, 'coats', 'into')).toEqual({ parent: 'coats', before: null });
    expect(placeOfDrop(tree, 'coats', 'after')).toEqual({ parent: 'women', before: 'shoes' });
    expect(placeOfDrop(tree, 'men', 'after')).toEqual({ parent: null, before: null });
  });
});
