import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createDrawEmail } from './email-html.server.ts';
import { createEmailQueue } from './email-queue.server.ts';
import { createOutbox } from './outbox.server.ts';
import { EmailRejected, type OutgoingEmail } from './provider.ts';

const HOUR = 3_600_000;
let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** An email queue with the test's transport. */
function open(send: (email: OutgoingEmail) => Promise<void>) {
  // Ahead of the database's clock, so that what was just queued is due.
  const clock = { now: new Date(Date.now() + 60_000) };
  const log = { info: () => {}, warn: () => {} };
  const make = () =>
    createEmailQueue({ database, transport: { send, close: () => {} }, log, now: () => clock.now });
  return { queue: make(), other: make(), clock, outbox: createOutbox(database) };
}

const email = (to: string) => ({
  kind: 'account-closed' as const,
  to,
  locale: 'en-GB',
  values: { firstName: 'Ada', shop: 'The Shop' },
});
const rows = async () =>
  (
    await database.pool.query(
      `select recipient, sent_at is not null as sent, tries, failure, send_after = 'infinity' as "givenUp" from outbox order by id`,
    )
  ).rows;

describe('the email queue', () => {
  it('sends every email once, however many processes run together', async () => {
    const sentEmails: OutgoingEmail[] = [];
    const { queue, other, outbox } = open(async (each) => void sentEmails.push(each));
    for (const name of ['ada', 'grace', 'joan']) await outbox.queue(email(`${name}@example.com`));
    const [one, two] = await Promise.all([queue.sendQueued(), other.sendQueued()]);
    expect(one + two).toBe(3);
    expect(sentEmails.map(({ to }) => to).toSorted()).toEqual([
      'ada@example.com',
      'grace@example.com',
      'joan@example.com',
    ]);
    expect(new Set(sentEmails.map(({ id }) => id)).size).toBe(3);
    expect(await queue.sendQueued()).toBe(0);
  });

  it('[OPS-18] sends both parts, drawn when it is sent', async () => {
    const sent: OutgoingEmail[] = [];
    const clock = new Date(Date.now() + 60_000);
    const transport = { send: async (each: OutgoingEmail) => void sent.push(each), close: () => {} };
    const drawEmail = createDrawEmail(createBrandRegistry(demoBrands, parseEnvironment({})));
    const log = { info: () => {}, warn: () => {} };
    const outbox = createOutbox(database);
    await outbox.queue({ ...email('ada@example.com'), brand: 'coast' });
    // From before emails had an HTML part.
    await database.pool.query(
      `insert into outbox (recipient, subject, body) values ('joan@example.com', 'Old', 'Text')`,
    );
    await createEmailQueue({ database, transport, drawEmail, log, now: () => clock }).sendQueued();
    expect(sent[0]).toMatchObject({
      subject: 'Your account is closed',
      body: expect.stringContaining('Hello Ada,'),
    });
    expect(sent[0]!.html).toContain('>Coast</span>');
    expect(sent[0]!.html).toContain('As you asked, your account at The Shop is closed');
    expect(sent[1]).toEqual({ id: 'email-2', to: 'joan@example.com', subject: 'Old', body: 'Text' });
  });

  it('retries after a longer pause each time when the transport fails', async () => {
    let isDown = true;
    let calls = 0;
    const { queue, clock, outbox } = open(async () => {
      calls += 1;
      if (isDown) throw new Error('timed out');
    });
    await outbox.queue(email('ada@example.com'));
    await outbox.queue(email('grace@example.com'));
    await queue.sendQueued();
    expect(calls).toBe(1);
    expect(await rows()).toMatchObject([{ tries: 1, failure: 'timed out', sent: false }, { tries: 0 }]);
    isDown = false;
    await queue.sendQueued();
    expect(await rows()).toMatchObject([{ sent: false }, { sent: true }]);
    clock.now = new Date(clock.now.getTime() + HOUR);
    await queue.sendQueued();
    expect(await rows()).toMatchObject([{ sent: true, failure: null }, { sent: true }]);
  });

  it('gives up an email that is rejected and continues with the next', async () => {
    const { queue, outbox } = open(async ({ to }) => {
      if (to.startsWith('nobody@')) throw new EmailRejected('550 no such mailbox');
    });
    await outbox.queue(email('nobody@example.com'));
    await outbox.queue(email('ada@example.com'));
    expect(await queue.sendQueued()).toBe(1);
    expect(await rows()).toMatchObject([
      { givenUp: true, failure: '550 no such mailbox', sent: false },
      { sent: true },
    ]);
  });

  it('does not send an email that is too old', async () => {
    const sent: string[] = [];
    const { queue, clock, outbox } = open(async ({ to }) => void sent.push(to));
    await outbox.queue(email('ada@example.com'));
    clock.now = new Date(clock.now.getTime() + 100 * HOUR);
    await queue.sendQueued();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ givenUp: true, failure: 'too old to be sent' }]);
  });
});
