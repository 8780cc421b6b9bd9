import { describe, expect, it } from 'vitest';
import { SEND_CARD } from '../../../app/features/checkout/card-signal.ts';
import { cardPages } from './card-page.ts';

const type = (number: string) =>
  cardPages().request('/session-1', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '12/39', code: '737' }).toString(),
  });

describe('[BASKET-03] the page that takes the card for Adyen', () => {
  it('hears what the shop’s payment page asks of a frame', async () => {
    const html = await (await cardPages().request('/session-1')).text();
    expect(html).toContain(`event.data !== '${SEND_CARD}'`);
    expect(html).toContain('{"source":"card-field","ready":false,"wrong":null}');
  });

  it('says when it has a card, and when one is wrong, never with a digit of it', async () => {
    const taken = await (await type('4111 1111 1111 1111')).text();
    expect(taken).toContain('{"source":"card-field","ready":true,"wrong":null}');
    expect(taken).not.toContain('4111 1111');
    const refused = await (await type('4111 1111 1111 1112')).text();
    expect(refused).toContain('{"source":"card-field","ready":false,"wrong":"number"}');
  });
});
