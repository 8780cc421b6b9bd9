import { describe, expect, it } from 'vitest';
import { listingLinks } from './canonical.ts';

const linksOf = (address: string, hasNextPage = false) =>
  listingLinks(new URL(address, 'https://shop.example'), hasNextPage);

describe('canonical address of a listing', () => {
  it('[SEO-01] carries only the page parameter', () => {
    expect(linksOf('/categories/dresses?sort=newness&page=3&utm_source=x&scrollTo=p').canonical).toBe(
      'https://shop.example/categories/dresses?page=3',
    );
  });

  it.each([
    '/categories/dresses',
    '/categories/dresses?page=1',
    '/categories/dresses?page=-4',
    '/categories/dresses/?sort=newness',
  ])('[SEO-01] of the first page has none: %s', (address) => {
    expect(linksOf(address).canonical).toBe('https://shop.example/categories/dresses');
  });

  it('[SEO-01] keeps what defines the list', () => {
    expect(linksOf('/search?page=2&q=red+dress&sort=newness', true)).toEqual({
      canonical: 'https://shop.example/search?q=red+dress&page=2',
      prev: 'https://shop.example/search?q=red+dress',
      next: 'https://shop.example/search?q=red+dress&page=3',
    });
  });

  it('[SEO-01] leaves out unknown filters', () => {
    expect(linksOf('/categories/dresses/facet/nonsense/x/brand/Coast').canonical).toBe(
      'https://shop.example/categories/dresses/facet/brand/Coast',
    );
  });

  it('[SEO-01] rel next and prev', () => {
    expect(linksOf('/categories/dresses?page=2&sort=newness', true)).toMatchObject({
      prev: 'https://shop.example/categories/dresses',
      next: 'https://shop.example/categories/dresses?page=3',
    });
    expect(linksOf('/categories/dresses?page=3').prev).toBe('https://shop.example/categories/dresses?page=2');
    expect(linksOf('/categories/dresses', false)).toMatchObject({ prev: null, next: null });
  });
});
