import { describe, expect, it } from 'vitest';
import { robotsOf } from './robots.ts';

describe('robots of a listing', () => {
  it.each([
    ['/categories/dresses?refresh=1', 'all', 'noindex,nofollow'],
    ['/categories/refreshing-mists', null, 'noindex,nofollow'],
    ['/categories/dresses/facet/brand/Coast', 'index', 'index'],
    ['/categories/dresses', 'noindex, follow', 'noindex, follow'],
    ['/categories/dresses/facet/brand/Coast', null, 'noindex'],
    ['/categories/dresses?sort=newness', null, 'noindex'],
    ['/categories/dresses?page=2&sort=newness#x', '', 'noindex'],
    ['/categories/dresses', null, 'index, follow'],
    ['/categories/dresses?page=2', ' ', 'index, follow'],
    ['/categories/facet-mirrors?resort=1', null, 'index, follow'],
  ])('[SEO-02] of %s with content value %j is %s', (url, contentRobots, robots) => {
    expect(robotsOf({ url, contentRobots })).toBe(robots);
  });
});
