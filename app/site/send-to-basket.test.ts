import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendToBasket } from './send-to-basket.ts';

function stubResponse(status: number, body: unknown, searchAttribution: object = {}) {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(searchAttribution) });
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [address, init] = fetch.mock.calls[0]!;
    return { address, method: init.method, data: JSON.parse((init.body as FormData).get('data') as string) };
  };
}
afterEach(() => vi.unstubAllGlobals());

describe('sendToBasket', () => {
  it('[BASKET-01] sends one form field with the items and the search that led to them', async () => {
    const search = { queryID: 'q1', hitObjectIDs: ['p1'] };
    const sent = stubResponse(200, { basketCount: 3 }, search);
    const items = [
      { sku: 'A-1', customFields: { initials: 'AB' } },
      { sku: 'B-1', quantity: 2 },
    ];
    expect(await sendToBasket(items)).toEqual({ basketCount: 3 });
    expect(sent()).toEqual({
      address: '/_api/basket/addToCart',
      method: 'POST',
      data: {
        items: [
          { sku: 'A-1', quantity: 1, customFields: { initials: 'AB' }, ...search },
          { sku: 'B-1', quantity: 2, ...search },
        ],
      },
    });
  });

  it('[PDP-02] returns the sentence of a refusal, and an empty one when there is no response', async () => {
    stubResponse(409, { error: 'Sold out.', code: 'out-of-stock' });
    expect(await sendToBasket([{ sku: 'A-1' }])).toEqual({ error: 'Sold out.', code: 'out-of-stock' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await sendToBasket([{ sku: 'A-1' }])).toEqual({ error: '' });
  });
});
