import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { describePaymentProvider, requestWith } from '../contract-suite.ts';
import { NoAnswer } from '../provider.ts';
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
  const news: string[] = [];
  const provider = createSandboxPayments({
    pool: database.pool,
    hmacKey: KEY,
    newsDelayMs: 0,
    deliver: async (body) => void news.push(body),
  });
  const token = async (wish: keyof typeof NUMBERS) => {
    const { session } = provider.cardField.open();
    await provider.enterCard(session, { number: NUMBERS[wish], expiry: '12/40', securityCode: '737' });
    return (await provider.cardField.read(session))!.token;
  };
  return { provider, token, news };
}

async function givenBack(reference: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select coalesce(sum(amount), 0)::int as sum from sandbox_refund where reference = $1',
    [reference],
  );
  return rows[0].sum;
}

describePaymentProvider('the sandbox', async () => {
  const { provider, token, news } = open();
  return { provider, token, givenBack, news: () => news };
});

describe('the sandbox', () => {
  it('[BASKET-03] keeps the end of a card number and nothing more of it', async () => {
    const { token } = open();
    await token('authorise');
    const { rows } = await database.pool.query('select t::text as row, last_four from sandbox_card t');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row, last_four } of rows) {
      expect(last_four).toMatch(/^\d{4}$/);
      for (const number of Object.values(NUMBERS)) expect(row).not.toContain(number);
    }
  });

  it('[BASKET-03] a wrong number leaves no token', async () => {
    const { provider } = open();
    const { session } = provider.cardField.open();
    const check = await provider.enterCard(session, { number: '4111', expiry: '12/40', securityCode: '737' });
    expect(check).toEqual({ valid: false, field: 'number' });
    expect(await provider.cardField.read(session)).toBeNull();
  });

  it('[APAY-05] keeps silent when told to, though the money has moved', async () => {
    const { provider, token } = open();
    const request = requestWith(await token('stay-silent'));
    await expect(provider.pay(request)).rejects.toThrow(NoAnswer);
    expect((await provider.askAgain(request))?.kind).toBe('authorised');
  });

  it('[APAY-05] never gives back more than it took, and all that is left after a part', async () => {
    const { provider, token } = open();
    const { reference } = await provider.pay(requestWith(await token('authorise')));
    const much = { value: 4600, currency: 'GBP' };
    await expect(provider.refund(reference, much, 'too-much')).rejects.toThrow('Only 4599');
    await provider.refund(reference, { value: 4000, currency: 'GBP' }, 'part');
    await provider.giveBack(reference, 'rest');
    expect(await givenBack(reference)).toBe(4599);
  });

  it('[APAY-05] answers late by signed news', async () => {
    const { provider, token, news } = open();
    const request = requestWith(await token('late'));
    await expect(provider.pay(request)).rejects.toThrow(NoAnswer);
    await expect.poll(() => news.length).toBe(1);
    expect(provider.readNews(news[0]!)).toMatchObject([
      {
        kind: 'authorised',
        merchantReference: request.merchantReference,
        amount: { value: 4599, currency: 'GBP' },
      },
    ]);
  });

  it('[BASKET-03] a challenge waits for the shopper, takes one answer and leads back', async () => {
    const { provider, token } = open();
    const request = requestWith(await token('challenge'));
    const answer = await provider.pay(request);
    expect(answer.kind).toBe('challenge');
    await provider.answerChallenge(answer.reference, true);
    await provider.answerChallenge(answer.reference, false);
    expect((await provider.askAgain(request))?.kind).toBe('authorised');
    expect((await provider.challenge(answer.reference))?.isOpen).toBe(false);
    expect(await provider.challenge('nonsense')).toBeNull();
  });
});
