import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const prefetchPageData = vi.hoisted(() => vi.fn());
vi.mock(import('./prefetch-page.ts'), async (original) => ({ ...(await original()), prefetchPageData }));

const { watchIntent } = await import('./watch-intent.ts');

class Link {
  target = '';
  href: string;
  constructor(path: string) {
    this.href = `https://shop.example${path}`;
  }
  closest = () => this;
  hasAttribute = () => false;
}

describe('a page that is likely to be opened', () => {
  const listeners = new Map<string, (event: object) => void>();
  const fire = (type: string, target: object | null, event: object = {}) =>
    listeners.get(type)?.({ target, pointerType: 'mouse', button: 0, ...event });
  const card = new Link('/product/wrap-dress');
  const fetched = () => prefetchPageData.mock.calls.map(([url, { isUrgent }]) => [url.pathname, isUrgent]);

  beforeEach(() => {
    vi.useFakeTimers();
    prefetchPageData.mockClear();
    vi.stubGlobal('Element', Link);
    vi.stubGlobal('location', new URL('https://shop.example/categories/dresses'));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    });
    watchIntent();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is fetched when the pointer rests on its link, not when it passes over', () => {
    fire('pointerover', new Link('/product/shirt-dress'));
    vi.advanceTimersByTime(30);
    fire('pointerover', card);
    vi.advanceTimersByTime(100);
    expect(fetched()).toEqual([['/product/wrap-dress', false]]);
  });

  it('is fetched at once when its link is pressed', () => {
    fire('pointerdown', card);
    expect(fetched()).toEqual([['/product/wrap-dress', true]]);
    fire('pointerdown', new Link('/product/other'), { button: 2 });
    expect(fetched()).toHaveLength(1);
  });

  it('is not fetched again by the focus of a press that was followed', () => {
    fire('pointerdown', card);
    fire('focusin', card);
    fire('click', card);
    vi.advanceTimersByTime(100);
    expect(fetched()).toHaveLength(1);
  });

  it('is fetched at the end of a quick tap on its link', () => {
    fire('pointerdown', card, { pointerType: 'touch' });
    fire('click', card);
    expect(fetched()).toEqual([['/product/wrap-dress', true]]);
    fire('pointerdown', new Link('/'), { button: 2 });
    fire('click', new Link('/'));
    expect(fetched()).toHaveLength(1);
  });

  it('is not fetched for a touch that scrolls the list', () => {
    fire('pointerdown', card, { pointerType: 'touch' });
    fire('pointercancel', card, { pointerType: 'touch' });
    vi.advanceTimersByTime(100);
    fire('pointerover', card, { pointerType: 'touch' });
    vi.advanceTimersByTime(100);
    expect(fetched()).toEqual([]);
  });

  it('is not fetched under a resting pointer of a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    fire('pointerover', card);
    vi.advanceTimersByTime(100);
    expect(fetched()).toEqual([]);
  });

  it('is neither the page on the screen nor one of another site', () => {
    fire('pointerdown', new Link('/categories/dresses'));
    fire('pointerdown', Object.assign(new Link(''), { href: 'https://other.example/product/x' }));
    vi.stubGlobal('location', new URL('https://shop.example/product/wrap-dress?colour=navy'));
    fire('pointerdown', new Link('/product/wrap-dress?colour=red'));
    expect(fetched()).toEqual([]);
  });
});
