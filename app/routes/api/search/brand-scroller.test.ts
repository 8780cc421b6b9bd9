import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import { loader } from './brand-scroller.ts';

interface Item {
  href: string;
  slug: string;
  name: string;
  image: string | null;
}

/** A shop that has a category of every name but `nobody`, each with one picture; `empty` has nothing to sell. */
async function ask(query: string): Promise<{ status: number; items: Item[]; tags: string[] }> {
  const tags: string[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, {
    locale: 'en-GB',
    brand: { slug: 'selvedge' },
    dependsOn: (...names: string[]) => tags.push(...names),
  } as never);
  context.set(shopContext, {
    catalogue: { categoryBySlug: async (slug: string) => (slug === 'nobody' ? null : { name: slug }) },
    listings: {
      list: async ({ categorySlug }: { categorySlug: string }) => ({
        products: categorySlug === 'empty' ? [] : [{ imagesResponsive: [{ src: `/media/${categorySlug}` }] }],
      }),
    },
  } as never);
  const request = new Request(`https://shop.example/_api/search/brandScroller${query}`);
  const answer = await loader({ request, context, params: {} } as never);
  const { items = [] } = (await answer.json()) as { items?: Item[] };
  return { status: answer.status, items, tags };
}

describe('the brand scroller', () => {
  it('[CONTENT-15] gives each brand its link, its name and a picture, in the order asked for', async () => {
    const { items, tags } = await ask('?brands=oasis,coast,nobody,empty');
    expect(items).toEqual([
      { href: '/categories/oasis', slug: 'oasis', name: 'oasis', image: '/media/oasis' },
      { href: '/categories/coast', slug: 'coast', name: 'coast', image: '/media/coast' },
    ]);
    expect(tags).toEqual(['category:oasis', 'category:coast', 'category:empty']);
  });

  it('[CONTENT-15] gives at most fifty, each once', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => `brand-${index}`);
    const { items } = await ask(`?brands=${sixty.join(',')}&brands=brand-0`);
    expect(items).toHaveLength(50);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(50);
  });

  it('[CONTENT-15] knows the house’s brands when none is named, and refuses what is no name', async () => {
    expect((await ask('')).items.map(({ slug }) => slug)).toContain('coast');
    expect((await ask('?brands=<script>')).status).toBe(400);
  });
});
