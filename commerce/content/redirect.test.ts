import { describe, expect, it } from 'vitest';
import {
  buildRedirectTable,
  checkRedirectSource,
  findRedirectLoop,
  type Redirect,
  resolveRedirect,
  withQuery,
} from './redirect.ts';

const redirect = (from: string, to: string, isPermanent = true): Redirect => ({ from, to, isPermanent });
const table = (...redirects: Redirect[]) => buildRedirectTable(redirects);

describe('a redirect', () => {
  it('is permanent or temporary', () => {
    const redirects = table(
      redirect('/summer-sale', '/categories/sale'),
      redirect('/today', '/pages/now', false),
    );
    expect(resolveRedirect(redirects, '/summer-sale')).toEqual({ to: '/categories/sale', status: 301 });
    expect(resolveRedirect(redirects, '/today')).toEqual({ to: '/pages/now', status: 302 });
    expect(resolveRedirect(redirects, '/summer-sale-2')).toBeNull();
  });

  it('ignores case and a trailing slash', () => {
    const redirects = table(redirect('/Summer-Sale', '/categories/sale'));
    expect(resolveRedirect(redirects, '/SUMMER-sale/')?.to).toBe('/categories/sale');
  });

  it('with a star redirects everything below, keeping the case of the rest', () => {
    const redirects = table(redirect('/outlet/*', '/categories/*'), redirect('/old-blog/*', '/blog'));
    expect(resolveRedirect(redirects, '/outlet/Dresses/Maxi')?.to).toBe('/categories/Dresses/Maxi');
    expect(resolveRedirect(redirects, '/outlet')?.to).toBe('/categories');
    expect(resolveRedirect(redirects, '/old-blog/2019/coats')?.to).toBe('/blog');
    expect(resolveRedirect(redirects, '/outlets/x')).toBeNull();
  });

  it('prefers exact paths to prefixes, and longer prefixes to shorter', () => {
    const redirects = table(
      redirect('/shop/*', '/'),
      redirect('/shop/women/*', '/categories/womens-clothing'),
      redirect('/shop/women/gifts', '/pages/gift-guide'),
    );
    expect(resolveRedirect(redirects, '/shop/women/gifts')?.to).toBe('/pages/gift-guide');
    expect(resolveRedirect(redirects, '/shop/women/coats')?.to).toBe('/categories/womens-clothing');
    expect(resolveRedirect(redirects, '/shop/men')?.to).toBe('/');
  });

  it('resolves a chain in one step, permanent only when all of it is', () => {
    const redirects = table(redirect('/a', '/b'), redirect('/b', '/c', false));
    expect(resolveRedirect(redirects, '/a')).toEqual({ to: '/c', status: 302 });
  });

  it('is ignored when it leads into a loop', () => {
    expect(resolveRedirect(table(redirect('/a', '/b'), redirect('/b', '/a')), '/a')).toBeNull();
    expect(resolveRedirect(table(redirect('/a/*', '/a/b/*')), '/a/x')).toBeNull();
  });
});

describe('a redirect loop', () => {
  it('is listed in the order of the redirects', () => {
    const redirects = [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/a')];
    expect(findRedirectLoop(redirects, '/c')).toEqual(['/c', '/a', '/b', '/c']);
  });

  it('is found through prefixes, self-references and growing paths', () => {
    expect(
      findRedirectLoop([redirect('/old/*', '/new/*'), redirect('/new/shoes', '/old/shoes')], '/old/*'),
    ).not.toBeNull();
    expect(findRedirectLoop([redirect('/a', '/a/')], '/a')).not.toBeNull();
    expect(findRedirectLoop([redirect('/a/*', '/a/b/*')], '/a/*')).not.toBeNull();
  });

  it('is not reported for redirects that share a target', () => {
    expect(
      findRedirectLoop([redirect('/a', '/c'), redirect('/b', '/c'), redirect('/c', '/d')], '/b'),
    ).toBeNull();
    // A loop of other redirects is not reported for this one.
    expect(
      findRedirectLoop([redirect('/a', '/b'), redirect('/b', '/a'), redirect('/c', '/d')], '/c'),
    ).toBeNull();
  });
});

describe('an old address', () => {
  it.each(['/summer-sale', '/outlet/*', '/Shop/Women.html', '/caf%C3%A9', '/categories/womens-dresses'])(
    '%s can be sent elsewhere',
    (from) => expect(checkRedirectSource(from)).toBeNull(),
  );

  it.each([
    '/',
    '/*',
    'sale',
    '//sale',
    '/sale?x=1',
    '/two words',
    '/a*',
    '/a/*/b',
    '/_api/menu',
    '/staff/*',
    '/basket',
    '/checkout/payment',
  ])('%s cannot', (from) => expect(checkRedirectSource(from)).not.toBeNull());
});

describe('the query of the request', () => {
  it('is kept, except for parameters of the new address', () => {
    expect(withQuery('/new', '?utm_source=letter')).toBe('/new?utm_source=letter');
    expect(withQuery('/new?sort=newness#top', '?sort=price-asc&page=2')).toBe('/new?sort=newness&page=2#top');
    expect(withQuery('/new', '')).toBe('/new');
  });
});
