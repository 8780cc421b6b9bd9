import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createCourier } from './courier.server.ts';
import { createOutbox } from './mailer.server.ts';
import { LetterRefused, type OutgoingLetter } from './provider.ts';

const HOUR = 3_600_000;
let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A carrier who does as the test says. */
function open(carry: (letter: OutgoingLetter) => Promise<void>) {
  // A letter is written before anybody goes out with it.
  const clock = { now: new Date(Date.now() + 60_000) };
  const log = { info: () => {}, warn: () => {} };
  const make = () =>
    createCourier({ database, carrier: { carry, close: () => {} }, log, now: () => clock.now });
  return { courier: make(), other: make(), clock, outbox: createOutbox(database) };
}

const letter = (to: string) => ({ to, subject: 'Hello', body: 'A line.' });
const rows = async () =>
  (
    await database.pool.query(
      `select recipient, sent_at is not null as sent, tries, failure, send_after = 'infinity' as "givenUp" from outbox order by id`,
    )
  ).rows;

describe('the courier', () => {
  it('carries every letter once, however many go out together', async () => {
    const carried: OutgoingLetter[] = [];
    const { courier, other, outbox } = open(async (each) => void carried.push(each));
    for (const name of ['ada', 'grace', 'joan']) await outbox.send(letter(`${name}@example.com`));
    const [one, two] = await Promise.all([courier.deliver(), other.deliver()]);
    expect(one + two).toBe(3);
    expect(carried.map(({ to }) => to).toSorted()).toEqual([
      'ada@example.com',
      'grace@example.com',
      'joan@example.com',
    ]);
    expect(new Set(carried.map(({ name }) => name)).size).toBe(3);
    expect(await courier.deliver()).toBe(0);
  });

  it('tries again later, each time after a longer pause, when the service fails', async () => {
    let isDown = true;
    let asked = 0;
    const { courier, clock, outbox } = open(async () => {
      asked += 1;
      if (isDown) throw new Error('no answer');
    });
    await outbox.send(letter('ada@example.com'));
    await outbox.send(letter('grace@example.com'));
    await courier.deliver();
    expect(asked).toBe(1);
    expect(await rows()).toMatchObject([{ tries: 1, failure: 'no answer', sent: false }, { tries: 0 }]);
    isDown = false;
    await courier.deliver();
    expect(await rows()).toMatchObject([{ sent: false }, { sent: true }]);
    clock.now = new Date(clock.now.getTime() + HOUR);
    await courier.deliver();
    expect(await rows()).toMatchObject([{ sent: true, failure: null }, { sent: true }]);
  });

  it('gives a letter up that is refused, and goes on with the next', async () => {
    const { courier, outbox } = open(async ({ to }) => {
      if (to.startsWith('nobody@')) throw new LetterRefused('550 no such mailbox');
    });
    await outbox.send(letter('nobody@example.com'));
    await outbox.send(letter('ada@example.com'));
    expect(await courier.deliver()).toBe(1);
    expect(await rows()).toMatchObject([
      { givenUp: true, failure: '550 no such mailbox', sent: false },
      { sent: true },
    ]);
  });

  it('leaves a letter that has grown too old', async () => {
    const carried: string[] = [];
    const { courier, clock, outbox } = open(async ({ to }) => void carried.push(to));
    await outbox.send(letter('ada@example.com'));
    clock.now = new Date(clock.now.getTime() + 100 * HOUR);
    await courier.deliver();
    expect(carried).toEqual([]);
    expect(await rows()).toMatchObject([{ givenUp: true, failure: 'too old to be sent' }]);
  });
});
