import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportClick } from './report-click.ts';

const card = {
  id: 'p1',
  name: 'Wrap Dress',
  brand: 'Coast',
  category: 'Dresses',
  amount: 4500,
  currency: 'GBP',
};
const list = { title: 'Dresses', queryId: 'q1' };

describe('[SEARCH-05] a click on a product', () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('navigator', { sendBeacon });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sendBeacon.mockClear();
  });

  it('is reported with its search, product and position', async () => {
    reportClick(list, card, 12);
    const [url, body] = sendBeacon.mock.calls[0]!;
    expect(url).toBe('/_api/search/click');
    expect(JSON.parse(await body.text())).toEqual({ queryId: 'q1', productIds: ['p1'], positions: [12] });
    expect(window.dataLayer).toEqual([
      {
        event: 'productClick',
        list: 'Dresses',
        position: 12,
        product: {
          id: 'p1',
          name: 'Wrap Dress',
          brand: 'Coast',
          category: 'Dresses',
          price: 45,
          currency: 'GBP',
        },
      },
    ]);
  });

  it('[MKT-01] is reported to the market of the page', () => {
    vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { marketPath: '/fr' } } });
    reportClick(list, card, 1);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/fr/_api/search/click');
  });

  it('on a product without id is logged and not sent', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    reportClick(list, { ...card, id: '' }, 1);
    expect(error).toHaveBeenCalledWith('Missing product id or pid');
    expect(sendBeacon).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
