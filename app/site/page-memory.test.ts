import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPopState, recallPage, storePage } from './page-memory.ts';

const request = (path: string) => new Request(`https://shop.example${path}`);
const list = { view: 'the list' };

describe('Back and Forward', () => {
  const show = (path: string, key?: string) =>
    vi.stubGlobal('window', {
      location: new URL(`https://shop.example${path}`),
      history: { state: { key } },
    });
  beforeEach(() => {
    storePage('default', list);
    show('/categories/dresses?scrollTo=1');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('show the page of the history entry from memory, once', () => {
    onPopState();
    expect(recallPage(request('/categories/dresses?scrollTo=1'))).toBe(list);
    expect(recallPage(request('/categories/dresses?scrollTo=1')), 'revalidation').toBeNull();
  });

  it('show nothing of another entry', () => {
    show('/categories/dresses', 'other');
    onPopState();
    expect(recallPage(request('/categories/dresses'))).toBeNull();
  });

  it('no other navigation does', () => {
    expect(recallPage(request('/categories/dresses'))).toBeNull();
    onPopState();
    expect(recallPage(request('/product/wrap-dress')), 'a link was followed meanwhile').toBeNull();
  });

  it('remember the last pages only', () => {
    for (let n = 0; n < 20; n += 1) storePage(`later ${n}`, { n });
    onPopState();
    expect(recallPage(request('/categories/dresses'))).toBeNull();
  });
});
