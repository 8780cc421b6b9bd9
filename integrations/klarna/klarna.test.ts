import { describe, expect, it } from 'vitest';
import { klarna } from './klarna.ts';

describe('[PDP-14] messages of the pay-later provider', () => {
  const script = 'https://eu-library.klarnaservices.com/lib.js';
  const page = klarna.create(
    { amount: 4599, locale: 'en-GB' },
    { id: 'c-1', script },
    'https://shop.example',
  );

  it('passes the amount in minor units, the language and the client id', () => {
    expect(page.body).toBe(
      '<klarna-placement data-key="credit-promotion-auto-size" data-locale="en-GB" data-purchase-amount="4599"></klarna-placement>',
    );
    expect(page.script).toEqual({ src: script, attributes: { 'data-client-id': 'c-1' } });
  });

  it('allows the frame to reach only the provider', () => {
    expect(page.hosts[0]).toBe('https://eu-library.klarnaservices.com');
    expect(page.hosts.every((host) => /klarna/.test(host))).toBe(true);
  });
});
