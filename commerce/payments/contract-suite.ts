import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NoAnswer, type PaymentProvider, type PaymentRequest } from './provider.ts';

/** How a test makes this provider behave, and reads its books. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** A payment token with which the provider authorises, refuses, asks for a challenge, or books and keeps silent. */
  token(wish: 'authorise' | 'refuse' | 'challenge' | 'stay-silent'): Promise<string>;
  /** How much of a payment has gone back, by the provider's own books. */
  givenBack(reference: string): Promise<number>;
  /** The bodies of all news that the provider has sent so far. */
  news(): string[];
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

    it('[BASKET-03] a challenge says where the shopper must go, and stands until they have been there', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('challenge'));
      const answer = await provider.pay(request);
      expect(answer).toEqual({ kind: 'challenge', reference: expect.any(String), url: expect.any(String) });
      expect(await provider.askAgain(request)).toEqual(answer);
      expect(await provider.hearReturn(request, {})).toBeNull();
    });

    it('[APAY-05] a lost answer is no answer; asked again, the payment is found', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('stay-silent'));
      await expect(provider.pay(request)).rejects.toThrow(NoAnswer);
      expect(await provider.askAgain(request)).toMatchObject({ kind: 'authorised' });
    });

    it('[APAY-05] the whole amount goes back once, however often it is asked', async () => {
      const { provider, token, givenBack } = await open();
      const { reference } = await provider.pay(requestWith(await token('authorise')));
      await provider.giveBack(reference, 'return-1');
      await Promise.all([provider.giveBack(reference, 'return-1'), provider.giveBack(reference, 'return-1')]);
      expect(await givenBack(reference)).toBe(4599);
    });

    it('[APAY-05] parts go back once for each key', async () => {
      const { provider, token, givenBack } = await open();
      const { reference } = await provider.pay(requestWith(await token('authorise')));
      const part = { value: 1000, currency: 'GBP' };
      await provider.refund(reference, part, 'part-1');
      await provider.refund(reference, part, 'part-1');
      expect(await givenBack(reference)).toBe(1000);
      await provider.refund(reference, { value: 599, currency: 'GBP' }, 'part-2');
      expect(await givenBack(reference)).toBe(1599);
    });

    it('[APAY-05] its own news of money given back is read, and no word of it can be changed', async () => {
      const { provider, token, news } = await open();
      const request = requestWith(await token('authorise'));
      const { reference } = await provider.pay(request);
      await provider.refund(reference, { value: 1234, currency: 'GBP' }, 'part-1');
      const bodyOf = () => news().find((body) => body.includes('1234'));
      await expect.poll(bodyOf).toBeDefined();
      expect(provider.readNews(bodyOf()!)).toMatchObject([
        {
          reference,
          merchantReference: request.merchantReference,
          kind: 'returned',
          amount: { value: 1234, currency: 'GBP' },
        },
      ]);
      expect(provider.readNews(bodyOf()!.replaceAll('1234', '4321'))).toBeNull();
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
