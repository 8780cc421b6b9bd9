import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { buildLink, type LinkComponent } from './content-link.ts';

const silent = { error: () => {} };

describe('the link builder', () => {
  it.each<[LinkComponent, string]>([
    [{ type: 'product', slug: 'wrap-dress', colour: 'navy' }, '/product/wrap-dress?colour=navy'],
    [{ type: 'product', slug: 'premier-year', isPremier: true }, '/premier/premier-year'],
    [{ type: 'category', slug: 'dresses' }, '/categories/dresses'],
    [{ type: 'brand', slug: 'coast' }, '/categories/coast'],
    [{ type: 'brand-page', slug: 'coast' }, '/pages/brands/coast'],
    [{ type: 'url', href: ' https://example.com/a ' }, 'https://example.com/a'],
    [{ type: 'url', href: '/pages/sale' }, '/pages/sale'],
  ])('[ROUTE-07] makes %j a link', (component, href) => {
    expect(buildLink(component, silent)).toBe(href);
  });

  it.each([
    null,
    undefined,
    'dresses',
    42,
    {},
    { type: 'category' },
    { type: 'category', slug: ' ' },
    { type: 'nonsense', slug: 'x' },
    { type: 'url', href: 'javascript:alert(1)' },
    { type: 'url', href: '//evil.example' },
    { type: 'url' },
  ])('[ROUTE-13] logs an error and returns an empty link for %j', (component) => {
    const log = { error: vi.fn() };
    expect(buildLink(component, log)).toBe('');
    expect(log.error).toHaveBeenCalledExactlyOnceWith('Invalid link component', { component });
  });

  it('[ROUTE-13] never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (component) => {
        expect(typeof buildLink(component, silent)).toBe('string');
      }),
    );
  });
});
