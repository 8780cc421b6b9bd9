import { CheckoutAPI, Client, EnvironmentEnum, hmacValidator } from '@adyen/api-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServers, startMockServers } from '../start-mock-servers.ts';
import { ADYEN_DEMO, createMockAdyen } from './app.ts';

const part = createMockAdyen();
let mockServers: MockServers;

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
});
afterAll(() => mockServers.close());

/** The library has no setting for the URL, but accepts an HTTP client. */
function checkoutWith(apiKey: string) {
  const httpClient = {
    async request(
      endpoint: string,
      json: string,
      config: { apiKey?: string },
      _: boolean,
      options?: { idempotencyKey?: string },
    ) {
      const url = endpoint.replace('https://checkout-test.adyen.com', `${mockServers.url}/adyen`);
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        'x-api-key': config.apiKey ?? '',
      };
      if (options?.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
      const response = await fetch(url, { method: 'POST', headers, body: json });
      const text = await response.text();
      if (!response.ok) throw Object.assign(new Error(text), { statusCode: response.status });
      return text;
    },
  };
  return new CheckoutAPI(new Client({ apiKey, environment: EnvironmentEnum.TEST }, httpClient as never));
}

const token = Buffer.from(
  JSON.stringify({ version: 'EC_v1', data: 'd', signature: 's', header: { transactionId: 't' } }),
).toString('base64');
const payment = {
  merchantAccount: ADYEN_DEMO.merchantAccount,
  reference: 'order-1',
  amount: { currency: 'GBP', value: 4599 },
  paymentMethod: { type: 'applepay', applePayToken: token },
  returnUrl: 'https://shop.example/',
};

describe('the official Adyen library, unchanged', () => {
  it('pays once for an idempotency key, and refunds', async () => {
    const { PaymentsApi, ModificationsApi } = checkoutWith(ADYEN_DEMO.apiKey);
    const pay = () => PaymentsApi.payments(payment as never, { idempotencyKey: 'key-1' });
    const first = await pay();
    expect(first.resultCode).toBe('Authorised');
    expect((await pay()).pspReference).toBe(first.pspReference);
    const refund = await ModificationsApi.refundCapturedPayment(first.pspReference!, {
      merchantAccount: ADYEN_DEMO.merchantAccount,
      amount: { currency: 'GBP', value: 1000 },
    });
    expect(refund.status).toBe('received');
    expect(part.store.payments.get(first.pspReference!)!.refunded).toBe(1000);
  });

  it('opens an Apple Pay session and lists the payment methods', async () => {
    const { UtilityApi, PaymentsApi } = checkoutWith(ADYEN_DEMO.apiKey);
    const { data } = await UtilityApi.getApplePaySession({
      merchantIdentifier: ADYEN_DEMO.merchantIdentifier,
      displayName: 'Selvedge',
      domainName: 'shop.example',
    });
    expect(JSON.parse(atob(data))).toMatchObject({ domainName: 'shop.example', nonce: expect.any(String) });
    const methods = await PaymentsApi.paymentMethods({ merchantAccount: ADYEN_DEMO.merchantAccount });
    expect(methods.paymentMethods?.map(({ type }) => type)).toEqual(['scheme', 'applepay']);
  });

  it('completes a payment after the redirect to the bank, once', async () => {
    const { PaymentsApi } = checkoutWith(ADYEN_DEMO.apiKey);
    const { action, resultCode } = await PaymentsApi.payments({
      ...payment,
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: 'test_4000000000003220',
        encryptedExpiryMonth: 'test_12',
        encryptedExpiryYear: 'test_2030',
      },
    } as never);
    expect(resultCode).toBe('RedirectShopper');
    const back = await fetch(`${(action as { url: string }).url}?answer=yes`, { redirect: 'manual' });
    const redirectResult = new URL(back.headers.get('location')!).searchParams.get('redirectResult')!;
    const finish = () => PaymentsApi.paymentsDetails({ details: { redirectResult } });
    expect(await finish()).toMatchObject({ resultCode: 'Authorised', merchantReference: payment.reference });
    await expect(finish()).rejects.toThrow('already processed');
  });

  it('accepts the signature of every webhook', () => {
    const validator = new hmacValidator();
    expect(part.notifications.length).toBeGreaterThan(0);
    for (const body of part.notifications) {
      const { notificationItems } = JSON.parse(body) as {
        notificationItems: { NotificationRequestItem: never }[];
      };
      expect(validator.validateHMAC(notificationItems[0]!.NotificationRequestItem, ADYEN_DEMO.hmacKey)).toBe(
        true,
      );
    }
  });

  it('gets the same refusals as from the real service', async () => {
    const pay = (changed: object, key = ADYEN_DEMO.apiKey) =>
      checkoutWith(key).PaymentsApi.payments({ ...payment, ...changed } as never);
    await expect(pay({}, 'wrong')).rejects.toMatchObject({ statusCode: 401 });
    await expect(pay({ merchantAccount: 'Other' })).rejects.toThrow('901');
    await expect(pay({ returnUrl: '' })).rejects.toThrow('14_030');
    await expect(pay({ paymentMethod: { type: 'applepay', applePayToken: btoa('{}') } })).rejects.toThrow(
      '14_004',
    );
    await expect(pay({ billingAddress: { city: 'x' } })).rejects.toThrow('country');
  });
});
