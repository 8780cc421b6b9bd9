import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentOutcomeUnknown, type PaymentProvider, type PaymentRequest } from './provider.ts';

/** How a test controls this provider and reads its records. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** A token with which the provider authorises, refuses, asks for a challenge, or charges without a response. */
  token(wish: 'authorise' | 'refuse' | 'challenge' | 'stay-silent'): Promise<string>;
  /** How much of a payment was refunded, by the provider's own records. */
  refundedAmount(reference: string): Promise<number>;
  /** The bodies of all webhook requests that the provider has sent so far. */
  webhooks(): string[];
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

/** The contract tests that every payment provider must pass. */
export function describePaymentProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    it('[APAY-05] the same key is the same payment, however often it is requested', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('authorise'));
      const first = await provider.pay(request);
      expect(first.kind).toBe('authorised');
      const again = await Promise.all([
        provider.pay(request),
        provider.pay(request),
        provider.pollStatus(request),
      ]);
      for (const result of again) expect(result).toEqual(first);
    });

    it('[APAY-05] another key is another payment', async () => {
      const { provider, token } = await open();
      const [one, other] = [
        await provider.pay(requestWith(await token('authorise'))),
        await provider.pay(requestWith(await token('authorise'))),
      ];
      expect(one.reference).not.toBe(other.reference);
    });

    it('[BASKET-03] a refusal is a result, not an error', async () => {
      const { provider, token } = await open();
      expect((await provider.pay(requestWith(await token('refuse')))).kind).toBe('refused');
    });

    it('[APAY-05] polling a request that never arrived returns null', async () => {
      const { provider, token } = await open();
      expect(await provider.pollStatus(requestWith(await token('authorise')))).toBeNull();
    });

    it('[BASKET-03] a challenge names the URL and stays open until it is completed', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('challenge'));
      const result = await provider.pay(request);
      expect(result).toEqual({ kind: 'challenge', reference: expect.any(String), url: expect.any(String) });
      expect(await provider.pollStatus(request)).toEqual(result);
      expect(await provider.completeChallenge(request, {})).toBeNull();
    });

    it('[APAY-05] a lost response throws; a poll then finds the payment', async () => {
      const { provider, token } = await open();
      const request = requestWith(await token('stay-silent'));
      await expect(provider.pay(request)).rejects.toThrow(PaymentOutcomeUnknown);
      expect(await provider.pollStatus(request)).toMatchObject({ kind: 'authorised' });
    });

    it('[APAY-05] the whole amount is reversed once, however often it is requested', async () => {
      const { provider, token, refundedAmount } = await open();
      const { reference } = await provider.pay(requestWith(await token('authorise')));
      await provider.cancelOrRefund(reference, 'return-1');
      await Promise.all([
        provider.cancelOrRefund(reference, 'return-1'),
        provider.cancelOrRefund(reference, 'return-1'),
      ]);
      expect(await refundedAmount(reference)).toBe(4599);
    });

    it('[APAY-05] parts are refunded once for each key', async () => {
      const { provider, token, refundedAmount } = await open();
      const { reference } = await provider.pay(requestWith(await token('authorise')));
      const part = { value: 1000, currency: 'GBP' };
      await provider.refund(reference, part, 'part-1');
      await provider.refund(reference, part, 'part-1');
      expect(await refundedAmount(reference)).toBe(1000);
      await provider.refund(reference, { value: 599, currency: 'GBP' }, 'part-2');
      expect(await refundedAmount(reference)).toBe(1599);
    });

    it('[APAY-05] its refund webhook is parsed, and rejected when the body was changed', async () => {
      const { provider, token, webhooks } = await open();
      const request = requestWith(await token('authorise'));
      const { reference } = await provider.pay(request);
      await provider.refund(reference, { value: 1234, currency: 'GBP' }, 'part-1');
      const refundBody = () => webhooks().find((each) => each.includes('1234'));
      await expect.poll(refundBody).toBeDefined();
      const body = refundBody() ?? '';
      expect(provider.parseWebhook(body)).toMatchObject([
        {
          reference,
          merchantReference: request.merchantReference,
          kind: 'refunded',
          amount: { value: 1234, currency: 'GBP' },
        },
      ]);
      expect(provider.parseWebhook(body.replaceAll('1234', '4321'))).toBeNull();
    });

    it('[APAY-05] a webhook without a signature is rejected', async () => {
      const { provider } = await open();
      for (const body of ['', '{}', 'null', '{"notificationItems":[{"NotificationRequestItem":{}}]}']) {
        expect(provider.parseWebhook(body)).toBeNull();
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
