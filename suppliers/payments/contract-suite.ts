import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PaymentProvider, PaymentRequest } from './contract.ts';

/** How a test gets a payment token that makes this provider behave. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  token(wish: 'authorise' | 'refuse'): Promise<string>;
}

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+447700900123',
  streetName: '1 Loom Street',
  additionalStreetInfo: '',
  city: 'London',
  region: '',
  postalCode: 'SW1A 1AA',
  country: 'GB',
};

export function requestWith(token: string, change: Partial<PaymentRequest> = {}): PaymentRequest {
  const id = randomUUID();
  return {
    idempotencyKey: id,
    merchantReference: id,
    amount: { value: 4599, currency: 'GBP' },
    method: { type: 'card', token },
    email: 'ada@example.com',
    shippingAddress: address,
    billingAddress: address,
    returnUrl: 'https://shop.example/checkout/complete',
    locale: 'en-GB',
    ...change,
  };
}

/** What every payment provider must do, whoever it is. */
export function describePaymentProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    it('[APAY-05] the same key is the same payment, however often it is asked', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('authorise'));
      const first = await provider.pay(request);
      expect(first.kind).toBe('authorised');
      const again = await Promise.all([
        provider.pay(request),
        provider.pay(request),
        provider.askAgain(request),
      ]);
      for (const answer of again) expect(answer).toEqual(first);
    });

    it('[APAY-05] another key is another payment', async () => {
      const { provider, token } = await open();
      const [one, other] = [
        await provider.pay(requestWith(await token('authorise'))),
        await provider.pay(requestWith(await token('authorise'))),
      ];
      expect(one.reference).not.toBe(other.reference);
    });

    it('[BASKET-03] a refusal is an answer, not an error', async () => {
      const { provider, token } = await open();
      expect((await provider.pay(requestWith(await token('refuse')))).kind).toBe('refused');
    });

    it('[APAY-05] a request that never arrived is not known', async () => {
      const { provider, token } = await open();
      expect(await provider.askAgain(requestWith(await token('authorise')))).toBeNull();
    });

    it('[APAY-05] money may be given back twice without harm', async () => {
      const { provider, token } = await open();
      const { reference } = await provider.pay(requestWith(await token('authorise')));
      await provider.giveBack(reference, 'return-1');
      await provider.giveBack(reference, 'return-1');
    });

    it('[APAY-05] news without its signature is not read', async () => {
      const { provider } = await open();
      for (const body of ['', '{}', 'null', '{"notificationItems":[{"NotificationRequestItem":{}}]}']) {
        expect(provider.readNews(body)).toBeNull();
      }
    });

    it('[APAY-03] offers Apple Pay with the names the browser needs, and a merchant session', async () => {
      const { provider } = await open();
      expect(provider.methods()).toContainEqual({
        type: 'applepay',
        psp: expect.any(String),
        adyenConfigKey: expect.any(String),
      });
      const session = await provider.applePaySession({
        validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
        displayName: 'Selvedge',
        domainName: 'shop.example',
      });
      expect(JSON.parse(atob(session))).toMatchObject({
        merchantSessionIdentifier: expect.any(String),
        domainName: 'shop.example',
      });
    });
  });
}
