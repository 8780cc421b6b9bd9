import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { NoAnswer } from '../contract.ts';
import { describePaymentProvider, requestWith } from '../contract-suite.ts';
import { createSandboxPayments } from './sandbox.server.ts';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const NUMBERS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  late: '4000000000000259',
  silent: '4000000000000341',
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

describePaymentProvider('the sandbox', async () => open());

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
    const request = requestWith(await token('silent'));
    await expect(provider.pay(request)).rejects.toThrow(NoAnswer);
    expect((await provider.askAgain(request))?.kind).toBe('authorised');
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
