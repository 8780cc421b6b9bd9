import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADYEN_DEMO, adyenPart } from '#stand-ins/adyen/app.ts';
import { type OpenStandIns, openStandIns } from '#stand-ins/open.ts';
import { openGateway } from '#suppliers/gateway.server.ts';
import { NoAnswer } from '../contract.ts';
import { describePaymentProvider, requestWith } from '../contract-suite.ts';
import { createAdyenPayments, type SentRequests } from './adyen.server.ts';
import { providerKey, toAddress } from './payment-body.ts';

const part = adyenPart();
let standIns: OpenStandIns;
const lines: unknown[] = [];
const keep = (line: unknown) => void lines.push(line);
const gateway = () => openGateway({ log: { info: keep, warn: keep } as never });

beforeAll(async () => {
  standIns = await openStandIns({ parts: [part] });
});
afterAll(() => standIns.close());

const NUMBERS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  'stay-silent': '4000000000000341',
};

function rememberSent(): SentRequests {
  const keys = new Set<string>();
  return { note: async (key) => void keys.add(key), has: async (key) => keys.has(key) };
}

function open(given: { apiKey?: string; url?: string } = {}) {
  return createAdyenPayments(
    gateway(),
    {
      ...ADYEN_DEMO,
      url: `${standIns.url}/adyen/v72`,
      cardPageUrl: `${standIns.url}/adyen/__card`,
      timeoutMs: 700,
      ...given,
    },
    rememberSent(),
  );
}

/** A card as it is typed on the page of the secured fields. */
async function token(wish: keyof typeof NUMBERS): Promise<string> {
  const { session, url } = open().cardField.open();
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: NUMBERS[wish], expiry: '12/30', code: '737' }),
  });
  return (await open().cardField.read(session))!.token;
}

/** The provider, and what its books and its mail say. */
async function underTest() {
  const provider = open();
  const givenBack = async (reference: string) => part.books.payments.get(reference)!.givenBack;
  const tools = { provider, token, givenBack, news: () => part.news };
  return tools;
}

describePaymentProvider('Adyen', underTest);

const control = (order: object) =>
  fetch(`${standIns.url}/__control`, { method: 'POST', body: JSON.stringify({ system: 'adyen', ...order }) });
const walletToken = (data: string) =>
  Buffer.from(
    JSON.stringify({ version: 'EC_v1', data, signature: 's', header: { transactionId: 't' } }),
  ).toString('base64');

describe('Adyen on the wire', () => {
  it('[APAY-05] takes an Apple Pay token as it is, with every address whole', async () => {
    const request = requestWith(walletToken('cipher'), {
      method: { type: 'apple-pay', token: walletToken('cipher') },
    });
    expect((await open().pay(request)).kind).toBe('authorised');
    const sent = JSON.parse(standIns.seen.findLast(({ path }) => path === '/v72/payments')!.body) as object;
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

  it('[APAY-05] a token that is none is refused, not an error', async () => {
    const request = requestWith('nonsense', { method: { type: 'apple-pay', token: 'nonsense' } });
    expect(await open().pay(request)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('14_004'),
    });
  });

  it('[APAY-05] an answer lost in trouble is asked for again with the same key, and charged once', async () => {
    const before = part.books.payments.size;
    const provider = open();
    const [request, other] = [requestWith(await token('authorise')), requestWith(await token('authorise'))];
    await control({ mode: 'status:503', times: 1 });
    expect((await provider.pay(request)).kind).toBe('authorised');
    expect(part.books.payments.size).toBe(before + 1);
    await control({ mode: 'malformed', times: 1 });
    await expect(provider.pay(other)).rejects.toThrow(NoAnswer);
  });

  it('[APAY-05] the same key for another amount is not paid', async () => {
    const provider = open();
    const request = requestWith(await token('authorise'));
    await provider.pay(request);
    const dearer = { ...request, amount: { value: 9999, currency: 'GBP' } };
    await expect(provider.pay(dearer)).rejects.toThrow(NoAnswer);
  });

  it('a wrong key is a fault of ours, told without the key', async () => {
    const provider = open({ apiKey: 'not-the-key' });
    await expect(provider.pay(requestWith(await token('authorise')))).rejects.toMatchObject({ status: 401 });
    expect(JSON.stringify(lines)).not.toMatch(/not-the-key|demo-adyen-key/);
  });

  it('[APAY-05] after a challenge the outcome comes as signed news', async () => {
    const provider = open();
    const request = requestWith(await token('challenge'));
    const answer = await provider.pay(request);
    if (answer.kind !== 'challenge') throw new Error('no challenge');
    const back = await fetch(`${answer.url}?answer=yes`, { redirect: 'manual' });
    expect(back.headers.get('location')).toMatch(
      /^https:\/\/shop\.example\/checkout\/complete\?redirectResult=/,
    );
    const news = part.news.map((body) => provider.readNews(body)?.[0]);
    expect(news).toContainEqual(
      expect.objectContaining({ kind: 'authorised', merchantReference: request.merchantReference }),
    );
  });

  it('[APAY-05] gives parts back once for each key, and tells of it', async () => {
    const { provider, givenBack } = await underTest();
    const { reference } = await provider.pay(requestWith(await token('authorise')));
    const part1 = { value: 1000, currency: 'GBP' };
    await provider.refund(reference, part1, 'part-1');
    await provider.refund(reference, part1, 'part-1');
    await provider.refund(reference, { value: 599, currency: 'GBP' }, 'part-2');
    expect(await givenBack(reference)).toBe(1599);
    const news = part.news.flatMap((body) => provider.readNews(body) ?? []);
    expect(news).toContainEqual(expect.objectContaining({ reference, kind: 'returned', amount: part1 }));
  });

  it('offers cards only where there is a page for their numbers', () => {
    const provider = createAdyenPayments(gateway(), { ...ADYEN_DEMO, url: '' }, rememberSent());
    expect(provider.methods().map(({ type }) => type)).toEqual(['applepay']);
    expect(
      open()
        .methods()
        .map(({ type }) => type),
    ).toEqual(['card', 'applepay']);
  });

  it('writes addresses and keys within the provider’s limits', () => {
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
