import { describe, expect, it } from 'vitest';
import { cardFieldPage } from './card-field-page.ts';
import { cardOrigin, readCardSignal, SEND_CARD } from './card-signal.ts';

describe('[BASKET-03] the frame that takes the card', () => {
  it('gets messages at its own origin, the shop’s or the provider’s', () => {
    const page = 'https://shop.example/checkout/payment';
    expect(cardOrigin('/payments/card/7?locale=en-GB', page)).toBe('https://shop.example');
    expect(cardOrigin('https://cards.example/7?locale=en-GB', page)).toBe('https://cards.example');
  });

  it.each([
    [{ source: 'card-field', ready: true, wrong: null }, 'ready'],
    [{ source: 'card-field', ready: false, wrong: 'expiry' }, 'wrong'],
    [{ source: 'card-field', ready: false, wrong: null }, 'empty'],
    [{ source: 'somebody', ready: true }, null],
    ['card-field', null],
    [null, null],
  ])('sends %o: the state is %s', (message, state) => {
    expect(readCardSignal(message)).toBe(state);
  });

  it('is sent by the message that the embedded provider listens for', () => {
    const html = cardFieldPage({
      t: (key) => key,
      locale: 'en-GB',
      stylesheet: '',
      nonce: 'n',
      wrong: null,
      card: null,
    });
    expect(html).toContain(`event.data !== '${SEND_CARD}'`);
  });
});
