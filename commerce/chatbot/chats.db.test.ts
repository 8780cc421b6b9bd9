import { describe, expect, it, vi } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import type { ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { coast } from '#config/brands/coast.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { CHAT_LIFETIME_MS, createChatStore } from './chat-store.server.ts';
import { createChatTokens } from './chat-token.server.ts';
import { createChats } from './chats.server.ts';
import type { ShopAdviser } from './provider.ts';

const log = { warn: vi.fn() };
const product: ShelvedProduct = { ...listProduct(makeTestProduct()), quantities: {} };
const picking: ShopAdviser['reply'] = async ({ message, memory }) => ({
  message: `You said ${message}`,
  sets: [
    {
      intro: 'Here',
      closing: 'Bye',
      picks: [
        { id: 'p1', colour: 'red' },
        { id: 'invented', colour: null },
      ],
      sizes: [],
    },
  ],
  links: [{ label: 'All', href: '/search?q=x' }],
  suggestions: ['More'],
  memory: { count: ((memory as { count?: number } | null)?.count ?? 0) + 1 },
});

async function open(reply: ShopAdviser['reply'] = picking, tries = 100) {
  const database = await databaseForTest();
  let time = new Date('2026-11-15T12:00:00Z');
  const asked: unknown[] = [];
  const chats = createChats({
    store: createChatStore(database, () => time),
    tokens: createChatTokens(Buffer.from('k'.repeat(32))),
    adviser: {
      reply: (question, signal) => {
        asked.push(question);
        return reply(question, signal);
      },
    },
    shelf: { products: async (ids) => (ids.includes('p1') ? [product] : []) },
    productIdOf: async (slug) => (slug === 'wrap-dress' ? 'p1' : null),
    starts: createThrottle(database, { name: 'chat-start', tries: 100, perSeconds: 60 }),
    questions: createThrottle(database, { name: 'chat-message', tries, perSeconds: 60 }),
    now: () => time,
  });
  const visit = { brand: selvedge, locale: 'en-GB', client: '192.0.2.1', log: log as never };
  const ask = (token: string | null, message: string, more = {}) =>
    chats.ask({ ...visit, token, message, viewing: null, say: (key) => key, ...more });
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };
  const rows = async () => (await database.pool.query('select * from chat_session')).rows;
  return { chats, visit, ask, pass, rows, asked };
}

describe('chat sessions', () => {
  it('[CHAT-02] starts empty and costs no row until something is said', async () => {
    const { chats, visit, rows } = await open();
    const started = await chats.start(null, false, visit);
    expect(started).toMatchObject({ sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/), messages: [] });
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] answers with products of the shop alone: names, prices and addresses are its own', async () => {
    const { chats, visit, ask } = await open();
    const { token } = (await chats.start(null, false, visit))!;
    const reply = await ask(token, 'a red dress', { locale: 'fr' });
    expect(reply).toMatchObject({
      kind: 'success',
      message: {
        role: 'BOT',
        message: 'You said a red dress',
        products: [
          {
            intro: 'Here',
            closing: 'Bye',
            products: [
              {
                product_id: 'p1',
                product_name: 'Wrap Dress',
                product_price: '60,00\u00a0£',
                product_salePrice: '45,00\u00a0£',
                product_url: '/fr/product/wrap-dress?colour=red',
                product_image: '/media/wrap-dress/front/red/320.webp',
                product_availability: true,
              },
            ],
          },
        ],
        links: [{ label: 'All', href: '/fr/search?q=x' }],
        suggestions: ['More'],
      },
    });
  });

  it('[CHAT-02] goes on after a page change, with memory; a new chat begins afresh', async () => {
    const { chats, visit, ask, asked } = await open();
    const { token, sessionId } = (await chats.start(null, false, visit))!;
    await ask(token, 'one', { viewing: 'wrap-dress' });
    await ask(token, 'two');
    expect(asked).toMatchObject([
      { memory: null, viewing: 'p1', history: [] },
      { memory: { count: 1 }, viewing: null, history: [{ role: 'USER', message: 'one' }, { role: 'BOT' }] },
    ]);
    const again = await chats.start(token, false, visit);
    expect(again).toMatchObject({ sessionId });
    expect(again?.messages.map(({ role }) => role)).toEqual(['USER', 'BOT', 'USER', 'BOT']);
    expect((await chats.start(token, true, visit))?.messages).toEqual([]);
    expect((await chats.start(token, false, { ...visit, brand: coast }))?.messages).toEqual([]);
  });

  it('[CHAT-02] a day after the last word it is over and forgotten', async () => {
    const { chats, visit, ask, pass, rows } = await open();
    const { token } = (await chats.start(null, false, visit))!;
    await ask(token, 'one');
    pass(CHAT_LIFETIME_MS + 1);
    expect((await chats.start(token, false, visit))?.messages).toEqual([]);
    expect(await ask(token, 'two')).toEqual({ kind: 'error', reason: 'busy' });
    expect(await chats.forgetOld()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] refuses tokens that are not ours', async () => {
    const { ask, rows } = await open();
    for (const token of [null, '', 'x.y', `${crypto.randomUUID()}.${'A'.repeat(43)}`])
      expect(await ask(token, 'hello')).toEqual({ kind: 'error', reason: 'no-session' });
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] answers one question at a time', async () => {
    let finish = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { chats, visit, ask } = await open(
      (question) =>
        new Promise((resolve) => {
          finish = () => resolve(picking(question));
          begin();
        }),
    );
    const { token } = (await chats.start(null, false, visit))!;
    const first = ask(token, 'one');
    await begun;
    expect(await ask(token, 'two')).toMatchObject({ reason: 'busy' });
    finish();
    expect(await first).toMatchObject({ kind: 'success' });
  });

  it('[CHAT-02] so many questions a minute and no more', async () => {
    const { chats, visit, ask } = await open(picking, 2);
    const { token } = (await chats.start(null, false, visit))!;
    const kinds = [];
    for (const words of ['1', '2', '3']) kinds.push((await ask(token, words)).kind);
    expect(kinds).toEqual(['success', 'success', 'error']);
  });

  it('[CHAT-01] a shopper who has gone before the adviser was asked ends nothing but their question', async () => {
    const unheard: unknown[] = [];
    const note = (reason: unknown) => void unheard.push(reason);
    process.on('unhandledRejection', note);
    const leaving = new AbortController();
    leaving.abort('Client connection prematurely closed.');
    const { chats, visit } = await open(async (_, signal) => {
      signal?.throwIfAborted();
      throw new Error('never asked');
    });
    const { token } = (await chats.start(null, false, visit))!;
    const asked = { ...visit, token, message: 'one', viewing: null, say: (key: string) => key };
    expect(await chats.ask(asked, leaving.signal)).toEqual({ kind: 'error', reason: 'failed' });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unheard).toEqual([]);
  });

  it('[CHAT-01] an adviser that fails or keeps silent is an error, one line in the log, and the chat can go on', async () => {
    let mood: 'fail' | 'silent' | 'well' = 'fail';
    const { chats, visit, ask } = await open((question) => {
      if (mood === 'fail') throw new Error('no');
      return mood === 'silent' ? new Promise(() => {}) : picking(question);
    });
    log.warn.mockClear();
    const { token } = (await chats.start(null, false, visit))!;
    expect(await ask(token, 'one')).toEqual({ kind: 'error', reason: 'failed' });
    mood = 'silent';
    const hasty = {
      ...selvedge,
      settings: { ...selvedge.settings, chat: { ...selvedge.settings.chat, timeoutMs: 50 } },
    };
    expect(await ask(token, 'two', { brand: hasty })).toEqual({ kind: 'error', reason: 'failed' });
    mood = 'well';
    expect(await ask(token, 'three')).toMatchObject({ kind: 'success' });
    expect(log.warn).toHaveBeenCalledTimes(2);
  });
});
