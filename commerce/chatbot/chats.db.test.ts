import { coast } from '@selvedge/demo-store/brands/coast.ts';
import { describe, expect, it, vi } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { CHAT_LIFETIME_MS, createChatStore } from './chat-store.server.ts';
import { createChatTokens } from './chat-token.server.ts';
import { createChats } from './chats.server.ts';
import type { ChatbotProvider } from './provider.ts';

const log = { warn: vi.fn() };
const product: CardProduct = { ...listProduct(makeTestProduct()), quantities: {} };
const picking: ChatbotProvider['reply'] = async ({ message, memory }) => ({
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

async function open(reply: ChatbotProvider['reply'] = picking, tries = 100) {
  const database = await databaseForTest();
  let time = new Date('2026-11-15T12:00:00Z');
  const asked: unknown[] = [];
  const chats = createChats({
    store: createChatStore(database, () => time),
    tokens: createChatTokens(Buffer.from('k'.repeat(32))),
    chatbot: {
      reply: (question, signal) => {
        asked.push(question);
        return reply(question, signal);
      },
    },
    productCards: { products: async (ids) => (ids.includes('p1') ? [product] : []) },
    productIdOf: async (slug) => (slug === 'wrap-dress' ? 'p1' : null),
    starts: createRateLimiter(database, { name: 'chat-start', tries: 100, perSeconds: 60 }),
    questions: createRateLimiter(database, { name: 'chat-message', tries, perSeconds: 60 }),
    now: () => time,
  });
  const request = { brand: selvedge, locale: 'en-GB', client: '192.0.2.1', log: log as never };
  const ask = (token: string | null, message: string, more = {}) =>
    chats.ask({ ...request, token, message, viewing: null, translate: (key) => key, ...more });
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };
  const rows = async () => (await database.pool.query('select * from chat_session')).rows;
  return { chats, request, ask, pass, rows, asked };
}

describe('chat sessions', () => {
  it('[CHAT-02] starts empty, without a row until the first message', async () => {
    const { chats, request, rows } = await open();
    const started = await chats.start(null, false, request);
    expect(started).toMatchObject({ sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/), messages: [] });
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] replies with products of the shop only, with names, prices and URLs from the catalogue', async () => {
    const { chats, request, ask } = await open();
    const { token } = (await chats.start(null, false, request))!;
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

  it('[CHAT-02] continues after a page change, with memory; a new chat starts empty', async () => {
    const { chats, request, ask, asked } = await open();
    const { token, sessionId } = (await chats.start(null, false, request))!;
    await ask(token, 'one', { viewing: 'wrap-dress' });
    await ask(token, 'two');
    expect(asked).toMatchObject([
      { memory: null, viewing: 'p1', history: [] },
      { memory: { count: 1 }, viewing: null, history: [{ role: 'USER', message: 'one' }, { role: 'BOT' }] },
    ]);
    const again = await chats.start(token, false, request);
    expect(again).toMatchObject({ sessionId });
    expect(again?.messages.map(({ role }) => role)).toEqual(['USER', 'BOT', 'USER', 'BOT']);
    expect((await chats.start(token, true, request))?.messages).toEqual([]);
    expect((await chats.start(token, false, { ...request, brand: coast }))?.messages).toEqual([]);
  });

  it('[CHAT-02] expires a day after the last message', async () => {
    const { chats, request, ask, pass, rows } = await open();
    const { token } = (await chats.start(null, false, request))!;
    await ask(token, 'one');
    pass(CHAT_LIFETIME_MS + 1);
    expect((await chats.start(token, false, request))?.messages).toEqual([]);
    expect(await ask(token, 'two')).toEqual({ kind: 'error', reason: 'busy' });
    expect(await chats.deleteOld()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] refuses tokens with a wrong signature', async () => {
    const { ask, rows } = await open();
    for (const token of [null, '', 'x.y', `${crypto.randomUUID()}.${'A'.repeat(43)}`])
      expect(await ask(token, 'hello')).toEqual({ kind: 'error', reason: 'no-session' });
    expect(await rows()).toEqual([]);
  });

  it('[CHAT-02] processes one question at a time', async () => {
    let finish = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { chats, request, ask } = await open(
      (question) =>
        new Promise((resolve) => {
          finish = () => resolve(picking(question));
          begin();
        }),
    );
    const { token } = (await chats.start(null, false, request))!;
    const first = ask(token, 'one');
    await begun;
    expect(await ask(token, 'two')).toMatchObject({ reason: 'busy' });
    finish();
    expect(await first).toMatchObject({ kind: 'success' });
  });

  it('[CHAT-02] limits questions per minute', async () => {
    const { chats, request, ask } = await open(picking, 2);
    const { token } = (await chats.start(null, false, request))!;
    const kinds = [];
    for (const words of ['1', '2', '3']) kinds.push((await ask(token, words)).kind);
    expect(kinds).toEqual(['success', 'success', 'error']);
  });

  it('[CHAT-01] a request that was aborted before the provider was called fails only its own question', async () => {
    const unheard: unknown[] = [];
    const note = (reason: unknown) => void unheard.push(reason);
    process.on('unhandledRejection', note);
    const leaving = new AbortController();
    leaving.abort('Client connection prematurely closed.');
    const { chats, request } = await open(async (_, signal) => {
      signal?.throwIfAborted();
      throw new Error('never asked');
    });
    const { token } = (await chats.start(null, false, request))!;
    const asked = { ...request, token, message: 'one', viewing: null, translate: (key: string) => key };
    expect(await chats.ask(asked, leaving.signal)).toEqual({ kind: 'error', reason: 'failed' });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unheard).toEqual([]);
  });

  it('[CHAT-01] a provider that fails or does not reply is an error with one log line, and the chat can continue', async () => {
    let mood: 'fail' | 'silent' | 'well' = 'fail';
    const { chats, request, ask } = await open((question) => {
      if (mood === 'fail') throw new Error('no');
      return mood === 'silent' ? new Promise(() => {}) : picking(question);
    });
    log.warn.mockClear();
    const { token } = (await chats.start(null, false, request))!;
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
