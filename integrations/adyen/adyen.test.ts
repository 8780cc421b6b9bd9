import { ADYEN_DEMO, createMockAdyen } from '@selvedge/mock-services/adyen/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePaymentProvider, requestWith } from '#commerce/payments/contract-suite.ts';
import { PaymentOutcomeUnknown, type SentRequests } from '#commerce/payments/provider.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createAdyenPayments } from './adyen.server.ts';
import { providerKey, toAddress } from './wire-format.ts';

const part = createMockAdyen();
let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const gateway = () => createGateway({ log: { info: record, warn: record } as never });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
});
afterAll(() => mockServers.close());

const NUMBERS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  'stay-silent': '4000000000000341',
};

function createMemorySentRequests(): SentRequests {
  const keys = new Set<string>();
  return { record: async (key) => void keys.add(key), has: async (key) => keys.has(key) };
}

function open(given: { apiKey?: string; url?: string } = {}) {
  return createAdyenPayments(
    gateway(),
    {
      ...ADYEN_DEMO,
      url: `${mockServers.url}/adyen/v72`,
      cardPageUrl: `${mockServers.url}/adyen/__card`,
      timeoutMs: 2_000,
      ...given,
    },
    createMemorySentRequests(),
  );
}

/** The token of a card that was typed on the page of the secured fields. */
async function token(wish: keyof typeof NUMBERS): Promise<string> {
  const { session, url } = open().cardField.open();
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: NUMBERS[wish], expiry: '12/30', code: '737' }),
  });
  return (await open().cardField.read(session))!.token;
}

/** The provider, and what its books and its mail say. */
async function providerUnderTest() {
  const provider = open();
  const refunded = async (reference: string) => part.store.payments.get(reference)!.refunded;
  const tools = { provider, token, refundedAmount: refunded, webhooks: () => part.notifications };
  return tools;
}

describePaymentProvider('Adyen', providerUnderTest);

const control = (order: object) =>
  fetch(`${mockServers.url}/__control`, {
    method: 'POST',
    body: JSON.stringify({ system: 'adyen', ...order }),
  });
const walletToken = (data: string) =>
  Buffer.from(
    JSON.stringify({ version: 'EC_v1', data, signature: 's', header: { transactionId: 't' } }),
  ).toString('base64');

describe('Adyen requests and responses', () => {
  it('[APAY-05] sends an Apple Pay token unchanged, with complete addresses', async () => {
    const request = requestWith(walletToken('cipher'), {
      method: { type: 'apple-pay', token: walletToken('cipher') },
    });
    expect((await open().pay(request)).kind).toBe('authorised');
    const sent = JSON.parse(
      mockServers.seen.findLast(({ path }) => path === '/v72/payments')!.body,
    ) as object;
    expect(sent).toMatchObject({
      paymentMethod: { type: 'applepay', applePayToken: walletToken('cipher') },
      amount: { value: 4599, currency: 'GBP' },
      billingAddress: {
        street: 'Loom Street',
        houseNumberOrName: '1',
        postalCode: 'SW1A 1AA',
        country: 'GB',
      },
    });
  });

  it('[APAY-05] an invalid token is refused, not an error', async () => {
    const request = requestWith('nonsense', { method: { type: 'apple-pay', token: 'nonsense' } });
    expect(await open().pay(request)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('14_004'),
    });
  });

  it('[APAY-05] a failed request is repeated with the same key and charged once', async () => {
    const before = part.store.payments.size;
    const provider = open();
    const [request, other] = [requestWith(await token('authorise')), requestWith(await token('authorise'))];
    await control({ mode: 'status:503', times: 1 });
    expect((await provider.pay(request)).kind).toBe('authorised');
    expect(part.store.payments.size).toBe(before + 1);
    await control({ mode: 'malformed', times: 1 });
    await expect(provider.pay(other)).rejects.toThrow(PaymentOutcomeUnknown);
  });

  it('[APAY-05] the same key for another amount is not paid', async () => {
    const provider = open();
    const request = requestWith(await token('authorise'));
    await provider.pay(request);
    const dearer = { ...request, amount: { value: 9999, currency: 'GBP' } };
    await expect(provider.pay(dearer)).rejects.toThrow(PaymentOutcomeUnknown);
  });

  it('a wrong API key is an error that does not contain the key', async () => {
    const provider = open({ apiKey: 'not-the-key' });
    await expect(provider.pay(requestWith(await token('authorise')))).rejects.toMatchObject({ status: 401 });
    expect(JSON.stringify(lines)).not.toMatch(/not-the-key|demo-adyen-key/);
  });

  it('[APAY-05] refunds a part once for each key, and sends an event', async () => {
    const { provider, refundedAmount } = await providerUnderTest();
    const { reference } = await provider.pay(requestWith(await token('authorise')));
    const part1 = { value: 1000, currency: 'GBP' };
    await provider.refund(reference, part1, 'part-1');
    await provider.refund(reference, part1, 'part-1');
    await provider.refund(reference, { value: 599, currency: 'GBP' }, 'part-2');
    expect(await refundedAmount(reference)).toBe(1599);
    const notifications = part.notifications.flatMap((body) => provider.parseWebhook(body) ?? []);
    expect(notifications).toContainEqual(
      expect.objectContaining({ reference, kind: 'refunded', amount: part1 }),
    );
  });

  describe('after a challenge', () => {
    /** Sends the shopper to their bank; `returned` holds the parameters they come back with. */
    async function challenged(answer: 'yes' | 'no' | 'cancel') {
      const provider = open();
      const request = requestWith(await token('challenge'));
      const result = await provider.pay(request);
      if (result.kind !== 'challenge') throw new Error('no challenge');
      const back = await fetch(`${result.url}?answer=${answer}`, { redirect: 'manual' });
      const address = new URL(back.headers.get('location')!);
      expect(`${address.origin}${address.pathname}`).toBe('https://shop.example/checkout/complete');
      return { provider, request, returned: Object.fromEntries(address.searchParams) };
    }
    const newsOf = (provider: ReturnType<typeof open>, merchantReference: string) =>
      part.notifications
        .flatMap((body) => provider.parseWebhook(body) ?? [])
        .filter((notifications) => notifications.merchantReference === merchantReference)
        .map(({ kind }) => kind);

    it.each([
      ['yes', 'authorised', undefined],
      ['no', 'refused', 'Refused 11 3D Not Authenticated'],
      ['cancel', 'refused', 'Cancelled 16 Shopper Cancelled'],
    ] as const)(
      '[BASKET-03] "%s" at the bank is %s, and the signed webhook says the same',
      async (said, kind, reason) => {
        const { provider, request, returned } = await challenged(said);
        expect(newsOf(provider, request.merchantReference)).toEqual([]);
        const result = await provider.completeChallenge(request, returned);
        expect(result).toMatchObject({ kind, ...(reason && { reason }) });
        expect(newsOf(provider, request.merchantReference)).toEqual([kind]);
      },
    );

    it('[APAY-05] coming back twice sends one request and gives the same result', async () => {
      const { provider, request, returned } = await challenged('yes');
      const [one, two] = [
        await provider.completeChallenge(request, returned),
        await provider.completeChallenge(request, returned),
      ];
      expect(two).toEqual(one);
      expect(newsOf(provider, request.merchantReference)).toEqual(['authorised']);
    });

    it('[APAY-05] the result of another payment, a made-up one and an empty one are ignored', async () => {
      const { provider, request } = await challenged('yes');
      const other = await challenged('yes');
      expect(await provider.completeChallenge(request, other.returned)).toBeNull();
      expect(await provider.completeChallenge(request, { redirectResult: 'made-up' })).toBeNull();
      expect(await provider.completeChallenge(request, { redirectResult: 'x'.repeat(10_001) })).toBeNull();
      expect(await provider.completeChallenge(request, { attempt: '1' })).toBeNull();
    });

    it('[APAY-05] a lost response leaves the outcome unknown, and a second request settles it', async () => {
      const { provider, request, returned } = await challenged('yes');
      await control({ mode: 'malformed', times: 1 });
      await expect(provider.completeChallenge(request, returned)).rejects.toThrow(PaymentOutcomeUnknown);
      expect(await provider.completeChallenge(request, returned)).toMatchObject({ kind: 'authorised' });
    });
  });

  it('offers cards only where there is a card page', () => {
    const provider = createAdyenPayments(gateway(), { ...ADYEN_DEMO, url: '' }, createMemorySentRequests());
    expect(provider.methods().map(({ type }) => type)).toEqual(['applepay']);
    expect(
      open()
        .methods()
        .map(({ type }) => type),
    ).toEqual(['card', 'applepay']);
  });

  it('writes addresses and keys within Adyen’s limits', () => {
    const address = {
      firstName: 'A',
      lastName: 'B',
      phone: '',
      streetName: 'The Old Mill',
      additionalStreetInfo: 'Flat 2',
      city: 'Leeds',
      region: 'Yorkshire',
      postalCode: 'LS1 1AA',
      country: 'GB',
    };
    expect(toAddress(address)).toEqual({
      street: 'The Old Mill, Flat 2',
      houseNumberOrName: '-',
      city: 'Leeds',
      postalCode: 'LS1 1AA',
      country: 'GB',
    });
    expect(toAddress({ ...address, streetName: '12b Mill Lane', region: 'NY' })).toMatchObject({
      street: 'Mill Lane, Flat 2',
      houseNumberOrName: '12b',
      stateOrProvince: 'NY',
    });
    expect(providerKey('refunds', 'x'.repeat(200), 'y'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
    expect(providerKey('refunds', 'a', 'b')).not.toBe(providerKey('reversals', 'a', 'b'));
  });
});
