import { createEmbeddedSearch } from '@selvedge/search-index/engine.ts';
import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { coast } from '#config/brands/coast.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { adviserSuite, asking, idsIn, SAMPLE } from '../contract-suite.ts';
import { describeShop } from '../shop-facts.server.ts';
import { createEmbeddedAdviser } from './embedded-adviser.server.ts';

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
  const engine = await createEmbeddedSearch({
    workers: 0,
    documents: SAMPLE.map(toSearchDocument),
    rules: { synonyms: [], redirects: [], rules: [] },
  });
  const shelf = {
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
  const products = {
    deliveryMethods: () => [
      {
        id: 'standard',
        service: 'standard',
        price: 399,
        days: 4,
        takesBulky: true,
        canBeFree: true,
      } as const,
    ],
  };
  return createEmbeddedAdviser({
    listings: createListings(engine, shelf),
    shelf,
    factsOf: (fascia, locale) =>
      describeShop(fascia === 'coast' ? coast : selvedge, locale, { content, products }),
  });
}

adviserSuite('the shop itself', open);

describe('the embedded adviser', () => {
  it('[CHAT-02] says what it understood, in the colour that fits', async () => {
    const adviser = await open();
    const answer = await adviser.reply(asking('a red dress in size 12 under £50'));
    expect(answer.sets).toEqual([
      {
        intro:
          'found {"wish":"dress, red, wish.size {\\"size\\":\\"12\\"}, wish.under {\\"price\\":\\"£50.00\\"}"}',
        closing: 'closing',
        picks: [{ id: 'red-dress', colour: 'red' }],
        sizes: ['12'],
      },
    ]);
  });

  it('[CHAT-02] nothing as asked: says so, and offers what is close, naming what it is not', async () => {
    const adviser = await open();
    const answer = await adviser.reply(asking('a green dress in size 12'));
    expect(answer.message).toMatch(/^nothingExact/);
    expect(answer.sets.map(({ intro, picks }) => [intro.split(' ')[0], picks.map(({ id }) => id)])).toEqual(
      [
        ['relaxed.colours', ['red-dress', 'navy-dress'].toSorted()],
        ['relaxed.sizes', ['green-dress']],
      ].map(([intro, ids]) => [intro, expect.arrayContaining(ids as string[])]),
    );
  });

  it('[CHAT-02] nothing at all: says so and shows no product', async () => {
    const adviser = await open();
    const answer = await adviser.reply(asking('unicorn saddles'));
    expect(answer.message).toMatch(/^nothing /);
    expect(answer.sets).toEqual([]);
    expect(answer.suggestions.length).toBeGreaterThan(1);
  });

  it('[CHAT-02] a product on the page: something like it, then cheaper', async () => {
    const adviser = await open();
    const alike = await adviser.reply(asking('something like this', { viewing: 'red-dress' }));
    expect(alike.sets[0]?.intro).toBe('alike {"name":"Wrap Dress"}');
    expect(idsIn(alike).toSorted()).toEqual(['green-dress', 'navy-dress']);
    const cheaper = await adviser.reply(asking('cheaper', { memory: alike.memory, viewing: 'red-dress' }));
    expect(idsIn(cheaper)).toEqual(['green-dress']);
    const alone = await adviser.reply(asking('something like this'));
    expect(alone.message).toBe('likeWhat');
  });

  it("[CHAT-02] 'more' brings others, and says when there are none", async () => {
    const adviser = await open();
    const first = await adviser.reply(asking('dresses'));
    const more = await adviser.reply(asking('show me more', { memory: first.memory }));
    expect(idsIn(first)).toHaveLength(3);
    expect(more.message).toMatch(/^noMore/);
  });

  it("[CHAT-02] delivery from the shop's settings: prices, days, what is free, where we do not go", async () => {
    const adviser = await open();
    const told = await adviser.reply(asking('how much is delivery?'));
    expect(told.message).toContain('"method":"standard","price":"£3.99","days":4');
    expect(told.message).toContain('delivery.free {"amount":"£50.00"}');
    const coastTold = await adviser.reply(asking('how much is delivery?', { fascia: 'coast' }));
    expect(coastTold.message).toContain('delivery.free {"amount":"£75.00"}');
    expect((await adviser.reply(asking('do you ship to Brazil?'))).message).toBe(
      'delivery.notThere {"country":"Brazil"}',
    );
  });

  it("[CHAT-02] returns from the shop's own page, and a question its editors answered word for word", async () => {
    const adviser = await open();
    const returns = await adviser.reply(asking('can I send it back?'));
    expect(returns).toMatchObject({
      message: 'You have 28 days.',
      links: [{ label: 'Returns', href: '/pages/informational/returns' }],
    });
    const exchange = await adviser.reply(asking('can I exchange it for another size?'));
    expect(exchange.message).toBe('Order the right size, send it.');
  });

  it('[CHAT-02] understands French and answers with French words', async () => {
    const adviser = await open();
    const answer = await adviser.reply(asking('une robe rouge à moins de 50 £', { locale: 'fr' }));
    expect(idsIn(answer)).toEqual(['red-dress']);
    expect(answer.sets[0]?.intro).toContain('robe, rouge');
  });
});
