import { describe, expect, it } from 'vitest';
import type { Product } from '#commerce/catalogue/product.ts';
import { makeTestProduct, makeTestVariant } from '#commerce/listing/product-fixture.ts';
import type { ChatbotProvider, ChatQuestion, ChatReply } from './provider.ts';

const picture = (src: string) => ({ src, alt: '', ratio: 1.5, tone: '#eeeeee' });

/** A test product with the given fields. */
export function piece(
  id: string,
  name: string,
  category: string,
  colour: string,
  { price = 4500, sizes = ['8', '10', '12'], facets = {} as Record<string, string[]> } = {},
): Product {
  const slug = category.toLowerCase();
  return makeTestProduct({
    id,
    key: `key-${id}`,
    slug: id,
    name,
    description: `${name} from the sample.`,
    categoryTaxonomy: category,
    styleTaxonomy: category,
    categories: [{ name: category, slug }],
    breadcrumbs: [{ name: category, slug }],
    colours: [
      {
        colour: colour.toLowerCase(),
        label: colour,
        facet: colour,
        swatch: picture('/media/x/swatch/a'),
        images: [picture('/media/x/front/a')],
        videos: [],
      },
    ],
    variants: sizes.map((size) =>
      makeTestVariant({
        id: `${id}-${size}`,
        sku: `${id}-${size}`,
        colour: colour.toLowerCase(),
        size,
        price: {
          ...makeTestVariant().price,
          price: { centAmount: price, currencyCode: 'GBP' },
          wasPrice: null,
        },
      }),
    ),
    facets: { colourFacets: [colour], sizes, brand: ['Coast'], gender: ['Women'], ...facets },
  });
}

export const SAMPLE: Product[] = [
  piece('red-dress', 'Wrap Dress', 'Dresses', 'Red', { facets: { occasion: ['Wedding Guest'] } }),
  piece('navy-dress', 'Slip Dress', 'Dresses', 'Navy', { price: 9000 }),
  piece('green-dress', 'Tea Dress', 'Dresses', 'Green', { price: 2500, sizes: ['8'] }),
  piece('red-coat', 'Wool Coat', 'Coats', 'Red', { price: 12_000 }),
  piece('black-bag', 'Tote Bag', 'Bags', 'Black', { price: 3000, sizes: ['One Size'] }),
];

/** Returns keys instead of texts, so that tests do not depend on a language. */
const sayKey: ChatQuestion['translate'] = (key, values) =>
  values ? `${key} ${JSON.stringify(values)}` : key;

export function asking(message: string, more: Partial<ChatQuestion> = {}): ChatQuestion {
  return {
    message,
    memory: null,
    history: [],
    locale: 'en-GB',
    currency: 'GBP',
    fascia: 'selvedge',
    priceList: 'GBP',
    viewing: null,
    translate: sayKey,
    ...more,
  };
}

export const idsIn = ({ sets }: ChatReply) => sets.flatMap(({ picks }) => picks.map(({ id }) => id));

/** The contract of every chatbot provider; `open` creates one with the sample catalogue. */
export function chatbotSuite(name: string, open: () => Promise<ChatbotProvider>): void {
  describe(`${name} meets the chatbot contract`, () => {
    it('[CHAT-02] returns only products of the shop, each once per reply', async () => {
      const chatbot = await open();
      const known = new Set(SAMPLE.map(({ id }) => id));
      for (const words of ['a red dress', 'bags under £40', 'dresses', 'a purple sofa', 'hello', '???']) {
        const ids = idsIn(await chatbot.reply(asking(words)));
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    it('[CHAT-02] finds matching products', async () => {
      const chatbot = await open();
      expect(idsIn(await chatbot.reply(asking('a red dress')))).toContain('red-dress');
      expect(idsIn(await chatbot.reply(asking('a black bag')))).toContain('black-bag');
    });

    it('[CHAT-02] follows a conversation', async () => {
      const chatbot = await open();
      const first = await chatbot.reply(asking('show me dresses'));
      const second = await chatbot.reply(
        asking('in navy', {
          memory: JSON.parse(JSON.stringify(first.memory)),
          history: [
            { role: 'USER', message: 'show me dresses' },
            { role: 'BOT', message: first.message },
          ],
        }),
      );
      expect(idsIn(second)).toEqual(['navy-dress']);
    });

    it('[CHAT-02] always replies with a text, and links only within the shop', async () => {
      const chatbot = await open();
      for (const words of ['hi', 'a red dress', 'a purple sofa', 'how long does delivery take?', 'blorp']) {
        const reply = await chatbot.reply(asking(words));
        expect(reply.message + reply.sets.map(({ intro }) => intro).join('')).not.toBe('');
        expect(reply.links.every(({ href }) => /^\/(?!\/)/.test(href))).toBe(true);
        expect(reply.suggestions.every((next) => next.trim() !== '')).toBe(true);
      }
    });

    it('[CHAT-02] ignores a memory with an unknown format', async () => {
      const chatbot = await open();
      const reply = await chatbot.reply(asking('a red dress', { memory: { wish: 'anything' } }));
      expect(idsIn(reply)).toContain('red-dress');
    });
  });
}
