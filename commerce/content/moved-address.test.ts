import { describe, expect, it } from 'vitest';
import {
  bindMoves,
  checkMovedAddress,
  findCircle,
  followMoves,
  type Move,
  withQuery,
} from './moved-address.ts';

const move = (from: string, to: string, isForGood = true): Move => ({ from, to, isForGood });
const book = (...moves: Move[]) => bindMoves(moves);

describe('a moved address', () => {
  it('leads where it moved, for good or for now', () => {
    const moves = book(move('/summer-sale', '/categories/sale'), move('/today', '/pages/now', false));
    expect(followMoves(moves, '/summer-sale')).toEqual({ to: '/categories/sale', status: 301 });
    expect(followMoves(moves, '/today')).toEqual({ to: '/pages/now', status: 302 });
    expect(followMoves(moves, '/summer-sale-2')).toBeNull();
  });

  it('is the same with capitals and with a slash at its end', () => {
    const moves = book(move('/Summer-Sale', '/categories/sale'));
    expect(followMoves(moves, '/SUMMER-sale/')?.to).toBe('/categories/sale');
  });

  it('takes everything below it along, keeping how it was written', () => {
    const moves = book(move('/outlet/*', '/categories/*'), move('/old-blog/*', '/blog'));
    expect(followMoves(moves, '/outlet/Dresses/Maxi')?.to).toBe('/categories/Dresses/Maxi');
    expect(followMoves(moves, '/outlet')?.to).toBe('/categories');
    expect(followMoves(moves, '/old-blog/2019/coats')?.to).toBe('/blog');
    expect(followMoves(moves, '/outlets/x')).toBeNull();
  });

  it('whole addresses win over beginnings, longer beginnings over shorter', () => {
    const moves = book(
      move('/shop/*', '/'),
      move('/shop/women/*', '/categories/womens-clothing'),
      move('/shop/women/gifts', '/pages/gift-guide'),
    );
    expect(followMoves(moves, '/shop/women/gifts')?.to).toBe('/pages/gift-guide');
    expect(followMoves(moves, '/shop/women/coats')?.to).toBe('/categories/womens-clothing');
    expect(followMoves(moves, '/shop/men')?.to).toBe('/');
  });

  it('sends nobody on twice: a chain is one step, for good only when all of it is', () => {
    const moves = book(move('/a', '/b'), move('/b', '/c', false));
    expect(followMoves(moves, '/a')).toEqual({ to: '/c', status: 302 });
  });

  it('never sends anybody in a circle', () => {
    expect(followMoves(book(move('/a', '/b'), move('/b', '/a')), '/a')).toBeNull();
    expect(followMoves(book(move('/a/*', '/a/b/*')), '/a/x')).toBeNull();
  });
});

describe('a circle', () => {
  it('is named in the order a visitor would meet it', () => {
    const moves = [move('/a', '/b'), move('/b', '/c'), move('/c', '/a')];
    expect(findCircle(moves, '/c')).toEqual(['/c', '/a', '/b', '/c']);
  });

  it('is found through beginnings, itself and what it grows into', () => {
    expect(findCircle([move('/old/*', '/new/*'), move('/new/shoes', '/old/shoes')], '/old/*')).not.toBeNull();
    expect(findCircle([move('/a', '/a/')], '/a')).not.toBeNull();
    expect(findCircle([move('/a/*', '/a/b/*')], '/a/*')).not.toBeNull();
  });

  it('is not what merely meets', () => {
    expect(findCircle([move('/a', '/c'), move('/b', '/c'), move('/c', '/d')], '/b')).toBeNull();
    // Somebody else's circle is not this one's fault.
    expect(findCircle([move('/a', '/b'), move('/b', '/a'), move('/c', '/d')], '/c')).toBeNull();
  });
});

describe('an old address', () => {
  it.each(['/summer-sale', '/outlet/*', '/Shop/Women.html', '/caf%C3%A9', '/categories/womens-dresses'])(
    '%s can be sent elsewhere',
    (from) => expect(checkMovedAddress(from)).toBeNull(),
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
  ])('%s cannot', (from) => expect(checkMovedAddress(from)).not.toBeNull());
});

describe('what is asked besides', () => {
  it('goes along, unless the new address says it itself', () => {
    expect(withQuery('/new', '?utm_source=letter')).toBe('/new?utm_source=letter');
    expect(withQuery('/new?sort=newness#top', '?sort=price-asc&page=2')).toBe('/new?sort=newness&page=2#top');
    expect(withQuery('/new', '')).toBe('/new');
  });
});
