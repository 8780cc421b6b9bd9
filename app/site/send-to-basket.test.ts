import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberSearch } from './search-origin.ts';
import { sendToBasket } from './send-to-basket.ts';

function answering(status: number, body: unknown) {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [address, init] = fetch.mock.calls[0]!;
    return { address, method: init.method, data: JSON.parse((init.body as FormData).get('data') as string) };
  };
}
afterEach(() => vi.unstubAllGlobals());

describe('into the basket', () => {
  it('[BASKET-01] goes one form field with the pieces and the search that showed them', async () => {
    const sent = answering(200, { basketCount: 1 });
    rememberSearch('q1', ['p1']);
    const pieces = [
      { sku: 'A-1', productId: 'p1', customFields: { initials: 'AB' } },
      { sku: 'B-1', productId: 'p2', quantity: 2 },
    ];
    expect(await sendToBasket(pieces)).toEqual({ basketCount: 1 });
    expect(sent()).toEqual({
      address: '/_api/basket/addToCart',
      method: 'POST',
      data: {
        items: [
          { sku: 'A-1', quantity: 1, customFields: { initials: 'AB' }, queryID: 'q1', hitObjectIDs: ['p1'] },
          { sku: 'B-1', quantity: 2 },
        ],
      },
    });
  });

  it('[PDP-02] a refusal comes back with its sentence, and no answer without one', async () => {
    answering(409, { error: 'Sold out.', code: 'out-of-stock' });
    expect(await sendToBasket([{ sku: 'A-1' }])).toEqual({ error: 'Sold out.', code: 'out-of-stock' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await sendToBasket([{ sku: 'A-1' }])).toEqual({ error: '' });
  });
});
