import { describe, expect, it } from 'vitest';
import { decodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { addBrandFilter, brandPageOf, isKnownBrand, KNOWN_BRANDS } from './known-brands.ts';

const dorothyPerkins = { slug: 'dorothy-perkins', name: 'Dorothy Perkins' };

describe('category links on a brand page', () => {
  it('[ROUTE-10] are filtered by the brand', () => {
    const href = addBrandFilter('/categories/dresses', true, dorothyPerkins);
    expect(href).toBe('/categories/dresses/facet/collection/Dorothy%20Perkins');
    expect(decodeFilterPath(href)).toEqual({ collection: ['Dorothy Perkins'] });
  });

  it('[ROUTE-10] keep their query', () => {
    expect(addBrandFilter('/categories/dresses?sort=newness#list', true, dorothyPerkins)).toBe(
      '/categories/dresses/facet/collection/Dorothy%20Perkins?sort=newness#list',
    );
  });

  it.each([
    ['the block does not ask for it', '/categories/dresses', false, dorothyPerkins],
    ['there is no brand page', '/categories/dresses', true, null],
    ['the link is no category', '/pages/brands/coast', true, dorothyPerkins],
    ['the link leads elsewhere', 'https://example.com/categories/dresses', true, dorothyPerkins],
    ['the link has filters already', '/categories/dresses/facet/brand/Coast', true, dorothyPerkins],
  ])('[ROUTE-10] stay as they are when %s', (_, href, asks, page) => {
    expect(addBrandFilter(href, asks, page)).toBe(href);
  });

  it('[ROUTE-10] lists the thirteen known brands', () => {
    expect(KNOWN_BRANDS).toHaveLength(13);
    expect(isKnownBrand('coastie')).toBe(true);
    expect(isKnownBrand('karenmillen')).toBe(false);
    expect(isKnownBrand('karenmillen', ['karenmillen'])).toBe(true);
  });

  it('[ROUTE-10] the pages of a known brand are its landing page and those below it', () => {
    const nameOf = (slug: string) => ({ coast: 'Coast' })[slug];
    expect(brandPageOf('/pages/brands/coast/informational/size-guide', nameOf)).toEqual({
      slug: 'coast',
      name: 'Coast',
    });
    expect(brandPageOf('/pages/brands/coast', nameOf, ['oasis'])).toBeNull();
    expect(brandPageOf('/pages/brands/selvedge', nameOf)).toBeNull();
    expect(brandPageOf('/pages/sale', nameOf)).toBeNull();
  });
});
