import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCard, showFollowedCard } from '#app/features/product-card/card-preview.ts';
import type { CardColour, CardView } from '#app/features/product-card/card-view.ts';
import { loadOrPreview } from './load-or-preview.ts';

const PRODUCT = { view: 'the product' };
const card = { slug: 'wrap-dress', name: 'Wrap dress', price: '£49.00' } as CardView;
const colour = { colour: 'navy', src: '/media/wrap-dress/front/navy' } as CardColour;

function open(
  slug: string,
  load: () => Promise<object>,
  preparePreview: () => Promise<void> = async () => {},
) {
  const request = new Request(`https://shop.example/product/${slug}`);
  return loadOrPreview({ request, slug, load, preparePreview });
}

describe('a product that is opened from a card', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: new URL('https://shop.example/categories/dresses'), history: {} });
    followCard(card, colour, { querySelector: () => null } as Partial<Element> as Element);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is shown as the card knows it while its data is loading, then whole', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const load = vi.fn(() => promise);
    expect(await open('wrap-dress', load)).toEqual({ preview: { card, colour, backdrop: null } });
    const again = open('wrap-dress', load);
    resolve(PRODUCT);
    expect(await again).toBe(PRODUCT);
    expect(load, 'its data is asked for once').toHaveBeenCalledOnce();
  });

  it('is shown as the card knows it even where its data is there, then whole', async () => {
    const load = async () => PRODUCT;
    expect(await open('wrap-dress', load)).toHaveProperty('preview');
    expect(await open('wrap-dress', load)).toBe(PRODUCT);
  });

  it('is shown whole where its card is already shown as the product, or as that if its data takes longer', async () => {
    showFollowedCard('/product/wrap-dress');
    expect(await open('wrap-dress', async () => PRODUCT)).toBe(PRODUCT);
    const slow = { ...card, slug: 'slow-dress' };
    followCard(slow, colour, { querySelector: () => null } as Partial<Element> as Element);
    showFollowedCard('/product/slow-dress');
    const { promise: never } = Promise.withResolvers<object>();
    expect(await open('slow-dress', () => never)).toHaveProperty('preview.card', slow);
  });

  it('is shown whole where its data is there before the code of the preview', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    expect(
      await open(
        'wrap-dress',
        async () => PRODUCT,
        () => never,
      ),
    ).toBe(PRODUCT);
  });

  it('is shown whole where the code of the preview cannot be fetched', async () => {
    expect(
      await open(
        'wrap-dress',
        async () => PRODUCT,
        () => Promise.reject(new Error('offline')),
      ),
    ).toBe(PRODUCT);
  });

  it('has no preview of another product, and none of itself', async () => {
    const slow = () => new Promise<object>((resolve) => setTimeout(resolve, 60, PRODUCT));
    expect(await open('shirt-dress', slow)).toBe(PRODUCT);
    vi.stubGlobal('window', { location: new URL('https://shop.example/product/wrap-dress'), history: {} });
    expect(await open('wrap-dress', slow)).toBe(PRODUCT);
  });

  it('fails where the page asks again', async () => {
    const { promise, reject } = Promise.withResolvers<object>();
    await open('wrap-dress', () => promise);
    reject(new Response(null, { status: 500 }));
    await expect(open('wrap-dress', () => promise)).rejects.toMatchObject({ status: 500 });
  });
});
