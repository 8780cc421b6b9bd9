import { coast } from '@selvedge/demo-store/brands/coast.ts';
import { selvedge } from '@selvedge/demo-store/brands/selvedge.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { asking, chatbotSuite, idsIn, SAMPLE } from '../contract-suite.ts';
import { readShopFacts } from '../shop-facts.server.ts';
import { createEmbeddedChatbot } from './embedded-chatbot.server.ts';

const RETURNS = {
  path: '/pages/informational/returns',
  title: 'Returns',
  description: 'You have 28 days.',
  containers: [
    {
      sections: [
        {
          type: 'FaqAccordian',
          fields: {
            items: [
              {
                question: 'Can I exchange for another size?',
                answer: 'Order the *right* size, [send](/x) it.',
              },
            ],
          },
        },
      ],
    },
  ],
};

async function open() {
  const engine = await createEmbeddedEngine({
    workers: 0,
    documents: SAMPLE.map(toSearchDocument),
    rules: { synonyms: [], redirects: [], rules: [] },
  });
  const productCards = {
    products: async (ids: string[]) =>
      ids.flatMap((id) => {
        const product = SAMPLE.find((each) => each.id === id);
        return product ? [{ ...listProduct(product), quantities: {} }] : [];
      }),
  };
  const content = {
    page: async (_brand: string, _locale: string, path: string) =>
      path === RETURNS.path ? ({ page: RETURNS, problems: [] } as never) : null,
  };
  return createEmbeddedChatbot({
    listings: createListings(engine, productCards),
    productCards,
    factsOf: (fascia, locale) =>
      readShopFacts({ ...(fascia === 'coast' ? coast : selvedge), delivery: demoDelivery }, locale, {
        content,
      }),
  });
}

chatbotSuite('the shop itself', open);

describe('the embedded chatbot', () => {
  it('[CHAT-02] repeats what it understood, and shows the matching colour', async () => {
    const chatbot = await open();
    const reply = await chatbot.reply(asking('a red dress in size 12 under £50'));
    expect(reply.sets).toEqual([
      {
        intro:
          'found {"wish":"dress, red, wish.size {\\"size\\":\\"12\\"}, wish.under {\\"price\\":\\"£50.00\\"}"}',
        closing: 'closing',
        picks: [{ id: 'red-dress', colour: 'red' }],
        sizes: ['12'],
      },
    ]);
  });

  it('[CHAT-02] without an exact match says so, and offers alternatives with the part they do not meet', async () => {
    const chatbot = await open();
    const reply = await chatbot.reply(asking('a green dress in size 12'));
    expect(reply.message).toMatch(/^nothingExact/);
    expect(reply.sets.map(({ intro, picks }) => [intro.split(' ')[0], picks.map(({ id }) => id)])).toEqual(
      [
        ['relaxed.colours', ['red-dress', 'navy-dress'].toSorted()],
        ['relaxed.sizes', ['green-dress']],
      ].map(([intro, ids]) => [intro, expect.arrayContaining(ids as string[])]),
    );
  });

  it('[CHAT-02] without any match says so and shows no product', async () => {
    const chatbot = await open();
    const reply = await chatbot.reply(asking('unicorn saddles'));
    expect(reply.message).toMatch(/^nothing /);
    expect(reply.sets).toEqual([]);
    expect(reply.suggestions.length).toBeGreaterThan(1);
  });

  it('[CHAT-02] finds something similar to the product on the page, then cheaper', async () => {
    const chatbot = await open();
    const similar = await chatbot.reply(asking('something like this', { viewing: 'red-dress' }));
    expect(similar.sets[0]?.intro).toBe('alike {"name":"Wrap Dress"}');
    expect(idsIn(similar).toSorted()).toEqual(['green-dress', 'navy-dress']);
    const cheaper = await chatbot.reply(asking('cheaper', { memory: similar.memory, viewing: 'red-dress' }));
    expect(idsIn(cheaper)).toEqual(['green-dress']);
    const alone = await chatbot.reply(asking('something like this'));
    expect(alone.message).toBe('likeWhat');
  });

  it("[CHAT-02] 'more' returns others, and says when there are none", async () => {
    const chatbot = await open();
    const first = await chatbot.reply(asking('dresses'));
    const more = await chatbot.reply(asking('show me more', { memory: first.memory }));
    expect(idsIn(first)).toHaveLength(3);
    expect(more.message).toMatch(/^noMore/);
  });

  it('[CHAT-02] describes delivery from the settings: prices, days, free delivery, countries without delivery', async () => {
    const chatbot = await open();
    const reply = await chatbot.reply(asking('how much is delivery?'));
    expect(reply.message).toContain('"method":"standard","price":"£3.99","days":4');
    expect(reply.message).toContain('delivery.free {"amount":"£50.00"}');
    const coastReply = await chatbot.reply(asking('how much is delivery?', { fascia: 'coast' }));
    expect(coastReply.message).toContain('delivery.free {"amount":"£75.00"}');
    expect((await chatbot.reply(asking('do you ship to Brazil?'))).message).toBe(
      'delivery.notThere {"country":"Brazil"}',
    );
  });

  it('[CHAT-02] describes returns from the help page, and finds an FAQ answer', async () => {
    const chatbot = await open();
    const returns = await chatbot.reply(asking('can I send it back?'));
    expect(returns).toMatchObject({
      message: 'You have 28 days.',
      links: [{ label: 'Returns', href: '/pages/informational/returns' }],
    });
    const exchange = await chatbot.reply(asking('can I exchange it for another size?'));
    expect(exchange.message).toBe('Order the right size, send it.');
  });

  it('[CHAT-02] understands French and replies with French words', async () => {
    const chatbot = await open();
    const reply = await chatbot.reply(asking('une robe rouge à moins de 50 £', { locale: 'fr' }));
    expect(idsIn(reply)).toEqual(['red-dress']);
    expect(reply.sets[0]?.intro).toContain('robe, rouge');
  });
});
