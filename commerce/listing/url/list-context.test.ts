import { describe, expect, it } from 'vitest';
import { contextFor, replaceContext, splitContext } from './list-context.ts';

const CONTEXTS = { gb: 'en-GB', se: 'sv' };

describe('the locale or country context of a list', () => {
  it.each([
    ['/categories/gb/dresses', '/categories/se/dresses'],
    ['/category/gb/dresses/facet/brand/Coast', '/category/se/dresses/facet/brand/Coast'],
    ['/collection/gb/summer?page=2', '/collection/se/summer?page=2'],
    ['/categories/dresses', '/categories/se/dresses'],
    ['/categories/se/dresses', '/categories/se/dresses'],
  ])('[ROUTE-05] replaces the second segment of %s', (path, replaced) => {
    expect(replaceContext(path, 'sv', CONTEXTS)).toBe(replaced);
  });

  it.each(['/', '/search?q=x', '/search/facet/brand/Coast', '/categories', '/product/gb', '/pages/gb/x'])(
    '[ROUTE-05] leaves %s alone, which is no list with a name',
    (path) => {
      expect(replaceContext(path, 'sv', CONTEXTS)).toBeNull();
      expect(splitContext(path, CONTEXTS)).toEqual({ context: null, path });
    },
  );

  it('[ROUTE-05] does not change a path where a language has no context', () => {
    expect(replaceContext('/categories/dresses', 'fr', CONTEXTS)).toBeNull();
    expect(splitContext('/categories/gb/dresses', {})).toEqual({
      context: null,
      path: '/categories/gb/dresses',
    });
  });

  it('[ROUTE-05] is removed from the path; other segments stay', () => {
    expect(splitContext('/categories/se/dresses', CONTEXTS)).toEqual({
      context: 'se',
      path: '/categories/dresses',
    });
    for (const path of ['/categories/xx/dresses', '/categories/constructor/dresses']) {
      expect(splitContext(path, CONTEXTS)).toEqual({ context: null, path });
    }
  });

  it('[ROUTE-05] belongs to a language', () => {
    expect(contextFor('sv', CONTEXTS)).toBe('se');
    expect(contextFor('fr', CONTEXTS)).toBeNull();
  });
});
