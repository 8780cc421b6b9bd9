import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
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

/** A shop with a category for every name except `nobody`, each with one picture; `empty` has no products. */
async function callLoader(query: string): Promise<{ status: number; items: Item[]; tags: string[] }> {
  const tags: string[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, {
    locale: 'en-GB',
    brand: { slug: 'selvedge' },
    dependsOn: (...names: string[]) => tags.push(...names),
  } as never);
  context.set(shopContext, {
    brands: { all: demoBrands },
    catalogue: { categoryBySlug: async (slug: string) => (slug === 'nobody' ? null : { name: slug }) },
    search: {
      listings: {
        list: async ({ categorySlug }: { categorySlug: string }) => ({
          products:
            categorySlug === 'empty' ? [] : [{ imagesResponsive: [{ src: `/media/${categorySlug}` }] }],
        }),
      },
    },
  } as never);
  const request = new Request(`https://shop.example/_api/search/brandScroller${query}`);
  const response = await loader({ request, context, params: {} } as never);
  const { items = [] } = (await response.json()) as { items?: Item[] };
  return { status: response.status, items, tags };
}

describe('the brand scroller', () => {
  it('[CONTENT-15] has link, name and picture of each brand, in the requested order', async () => {
    const { items, tags } = await callLoader('?brands=oasis,coast,nobody,empty');
    expect(items).toEqual([
      { href: '/categories/oasis', slug: 'oasis', name: 'oasis', image: '/media/oasis' },
      { href: '/categories/coast', slug: 'coast', name: 'coast', image: '/media/coast' },
    ]);
    expect(tags).toEqual(['category:oasis', 'category:coast', 'category:empty']);
  });

  it('[CONTENT-15] has at most fifty brands, each once', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => `brand-${index}`);
    const { items } = await callLoader(`?brands=${sixty.join(',')}&brands=brand-0`);
    expect(items).toHaveLength(50);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(50);
  });

  it('[CONTENT-15] has the shop’s brands by default, and refuses malformed names', async () => {
    expect((await callLoader('')).items.map(({ slug }) => slug)).toContain('coast');
    expect((await callLoader('?brands=<script>')).status).toBe(400);
  });
});
