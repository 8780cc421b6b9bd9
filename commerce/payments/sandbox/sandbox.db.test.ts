import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { describePaymentProvider, requestWith } from '../contract-suite.ts';
import { PaymentOutcomeUnknown } from '../provider.ts';
import { createSandboxPayments } from './sandbox.server.ts';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const NUMBERS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  late: '4000000000000259',
  'stay-silent': '4000000000000341',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function open() {
  const webhooks: string[] = [];
  const provider = createSandboxPayments({
    pool: database.pool,
    hmacKey: KEY,
    webhookDelayMs: 0,
    deliver: async (body) => void webhooks.push(body),
  });
  const token = async (wish: keyof typeof NUMBERS) => {
    const { session } = provider.cardField.open();
    await provider.enterCard(session, { number: NUMBERS[wish], expiry: '12/40', securityCode: '737' });
    return (await provider.cardField.read(session))!.token;
  };
  return { provider, token, webhooks };
}

async function refundedAmount(reference: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select coalesce(sum(amount), 0)::int as sum from sandbox_refund where reference = $1',
    [reference],
  );
  return rows[0].sum;
}

describePaymentProvider('the sandbox', async () => {
  const { provider, token, webhooks } = open();
  return { provider, token, refundedAmount, webhooks: () => webhooks };
});

describe('the sandbox', () => {
  it('[BASKET-03] stores only the last four digits of a card number', async () => {
    const { token } = open();
    await token('authorise');
    const { rows } = await database.pool.query('select t::text as row, last_four from sandbox_card t');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row, last_four } of rows) {
      expect(last_four).toMatch(/^\d{4}$/);
      for (const number of Object.values(NUMBERS)) expect(row).not.toContain(number);
    }
  });

  it('[BASKET-03] an invalid number makes no token', async () => {
    const { provider } = open();
    const { session } = provider.cardField.open();
    const check = await provider.enterCard(session, { number: '4111', expiry: '12/40', securityCode: '737' });
    expect(check).toEqual({ valid: false, field: 'number' });
    expect(await provider.cardField.read(session)).toBeNull();
  });

  it('[APAY-05] throws for a silent card, though the payment was made', async () => {
    const { provider, token } = open();
    const request = requestWith(await token('stay-silent'));
    await expect(provider.pay(request)).rejects.toThrow(PaymentOutcomeUnknown);
    expect((await provider.pollStatus(request))?.kind).toBe('authorised');
  });

  it('[APAY-05] never refunds more than was paid; a reversal after a partial refund refunds the rest', async () => {
    const { provider, token } = open();
    const { reference } = await provider.pay(requestWith(await token('authorise')));
    const tooMuch = { value: 4600, currency: 'GBP' };
    await expect(provider.refund(reference, tooMuch, 'too-much')).rejects.toThrow('Only 4599');
    await provider.refund(reference, { value: 4000, currency: 'GBP' }, 'part');
    await provider.cancelOrRefund(reference, 'rest');
    expect(await refundedAmount(reference)).toBe(4599);
  });

  it('[APAY-05] sends a signed webhook for a late outcome', async () => {
    const { provider, token, webhooks } = open();
    const request = requestWith(await token('late'));
    await expect(provider.pay(request)).rejects.toThrow(PaymentOutcomeUnknown);
    await expect.poll(() => webhooks.length).toBe(1);
    expect(provider.parseWebhook(webhooks[0]!)).toMatchObject([
      {
        kind: 'authorised',
        merchantReference: request.merchantReference,
        amount: { value: 4599, currency: 'GBP' },
      },
    ]);
  });

  it('[APAY-05] authorises a pending payment although the database was away when it was due', async () => {
    let failures = 2;
    const query = (...args: Parameters<typeof database.pool.query>) =>
      String(args[0]).startsWith('update sandbox_payment') && failures-- > 0
        ? Promise.reject(new Error('connection refused'))
        : database.pool.query(...args);
    const webhooks: string[] = [];
    const provider = createSandboxPayments({
      pool: { query } as unknown as typeof database.pool,
      hmacKey: KEY,
      webhookDelayMs: 0,
      deliver: async (body) => void webhooks.push(body),
    });
    const token = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:pend' }));
    const request = requestWith('', { method: { type: 'apple-pay', token } });
    expect((await provider.pay(request)).kind).toBe('pending');
    await expect.poll(() => webhooks.length).toBe(1);
    expect((await provider.pollStatus(request))?.kind).toBe('authorised');
  });

  it('[BASKET-03] a challenge stays open until the shopper completes it once', async () => {
    const { provider, token } = open();
    const request = requestWith(await token('challenge'));
    const result = await provider.pay(request);
    expect(result.kind).toBe('challenge');
    await provider.resolveChallenge(result.reference, true);
    await provider.resolveChallenge(result.reference, false);
    expect((await provider.pollStatus(request))?.kind).toBe('authorised');
    expect((await provider.challenge(result.reference))?.isOpen).toBe(false);
    expect(await provider.challenge('nonsense')).toBeNull();
  });
});
