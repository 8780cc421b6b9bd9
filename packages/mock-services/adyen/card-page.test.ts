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
  it('handles the message of the payment page', async () => {
    const html = await (await cardPages().request('/session-1')).text();
    expect(html).toContain(`event.data !== '${SEND_CARD}'`);
    expect(html).toContain('{"source":"card-field","ready":false,"wrong":null}');
  });

  it('reports a valid or an invalid card, without its digits', async () => {
    const accepted = await (await type('4111 1111 1111 1111')).text();
    expect(accepted).toContain('{"source":"card-field","ready":true,"wrong":null}');
    expect(accepted).not.toContain('4111 1111');
    const refused = await (await type('4111 1111 1111 1112')).text();
    expect(refused).toContain('{"source":"card-field","ready":false,"wrong":"number"}');
  });
});
