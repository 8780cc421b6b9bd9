import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import texts from '#app/i18n/en-GB/staff/staff-searches.json' with { type: 'json' };
import { facetResource } from '#commerce/catalogue/facets/facet-resource.ts';
import { setOwnFacets } from '#commerce/catalogue/facets/find-facet.ts';
import { offeredAttributes, syncOwnFacets } from '#commerce/catalogue/facets/own-facets.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createEvents } from '#commerce/events/events.server.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { createResources } from '#commerce/resources/resources.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { defaultQuery } from '#commerce/search/external-engine.ts';
import { createSearchInsights } from '#commerce/search/insights/search-insights.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import { openFacets } from '#commerce/staff/resource-stores.server.ts';
import { catalogueWith } from '#tests/example-catalogue.ts';

interface PageModule {
  loader?: (args: never) => Promise<unknown>;
  action?: (args: never) => Promise<unknown>;
  default?: (props: never) => React.ReactNode;
}

const admin = {
  id: 'ada',
  email: 'ada@example.com',
  staffRole: 'owner',
  staffReach: { brands: null },
  firstName: 'Ada',
  lastName: 'Admin',
};

/** A shop with two products, one of which has an attribute that nobody described. */
async function openShop() {
  const { database, products, catalogue } = await catalogueWith('low-stock', 'size-dress');
  const [first] = products;
  await database.pool.query(
    `update product set details = jsonb_set(details, '{facets}', details->'facets' || '{"Burn hours":["40"]}') where id = $1`,
    [first?.id],
  );
  const engine = await createEmbeddedEngine({ documents: products.map(toSearchDocument) });
  const cards = new Map(products.map((product) => [product.id, { ...listProduct(product), quantities: {} }]));
  const productCards = { products: async (ids: string[]) => ids.flatMap((id) => cards.get(id) ?? []) };
  const rules = createSearchRules(database);
  const insights = createSearchInsights({ database, engine, rules });
  const shop = {
    search: {
      engine,
      productCards,
      listings: createListings(engine, productCards),
      insights,
      offeredAttributes: () => offeredAttributes(database),
    },
    catalogue,
    admin: {
      resources: createResources({
        database,
        audit: createAudit(database),
        resources: [facetResource],
        stores: { facets: openFacets },
      }),
    },
  };
  const context = new RouterContextProvider();
  context.set(shopContext, shop as never);
  context.set(requestContext, {
    session: { customer: async () => admin },
    brand: { slug: 'selvedge' },
    locale: 'en-GB',
    client: '127.0.0.1',
  } as never);
  async function open(page: PageModule, address: string) {
    const url = new URL(address, 'http://localhost');
    const loaderData = await page.loader?.({ context, url, request: new Request(url) } as never);
    const Page = page.default as React.ComponentType<{ loaderData: unknown }>;
    const router = createMemoryRouter([{ path: '*', element: createElement(Page, { loaderData }) }], {
      initialEntries: [address],
    });
    const language = { locale: 'en-GB', timeZone: 'UTC', messages: { 'staff-searches': texts } };
    const Translated = (props: { children?: React.ReactNode }) =>
      IntlProvider({ ...language, ...props, children: props.children });
    return renderToStaticMarkup(createElement(Translated, null, createElement(RouterProvider, { router })));
  }
  return { database, products, engine, insights, context, open };
}

afterEach(() => setOwnFacets([]));

describe('staff pages about search', () => {
  it('[FIND-06] show which searches fail, and why a product stands where it stands', async () => {
    const { database, products, engine, open } = await openShop();
    await createEvents(database).record('ada', [
      { name: 'search', productId: null, details: { query: 'zither', queryId: 'q', results: 0, close: 0 } },
    ]);
    const report = await open((await import('./search-report.tsx')) as PageModule, '/staff/searches');
    expect(report).toContain('Searches without a result');
    expect(report).toContain('zither');
    expect(report).toContain('/staff/searches/export?list=withoutResult');

    const [product] = products;
    const name = product?.name ?? '';
    const address = `/staff/searches/explain?${new URLSearchParams({ q: name, product: product?.key ?? '' })}`;
    const page = await open((await import('./search-explain.tsx')) as PageModule, address);
    expect(page).toContain('has everything that was typed, at place 1');
    expect(page).toContain('How well the title fits');
    expect(page).toContain('title, brand, category or attribute');
    await engine.close();
  });

  it('[FIND-02] show the words that shoppers replaced, which then find products', async () => {
    const { database, engine, insights, open } = await openShop();
    const events = createEvents(database);
    const search = (query: string, results: number) => ({
      name: 'search' as const,
      productId: null,
      details: { query, queryId: query, results, close: 0 },
    });
    expect((await engine.search(defaultQuery({ text: 'frock' }))).total).toBe(0);
    for (const visitor of ['ada', 'ben', 'cem', 'dot', 'eve']) {
      await events.record(visitor, [search('frock', 0)]);
      await events.record(visitor, [search('dress', 1)]);
    }
    const report = await open((await import('./search-report.tsx')) as PageModule, '/staff/searches');
    expect(report).toContain('frock</th><td>dress</td><td>5 shoppers</td>');
    await insights.teach();
    expect((await engine.search(defaultQuery({ text: 'frock' }))).total).toBe(1);
    await engine.close();
  });

  it('[FIND-04] offer an imported attribute nobody described, and make a filter of it', async () => {
    const { database, engine, context, open } = await openShop();
    const page = (await import('./search-attributes.tsx')) as PageModule;
    expect(await open(page, '/staff/searches/attributes')).toContain('Burn hours');

    const body = new URLSearchParams({ key: 'Burn hours', kind: 'terms' });
    const request = new Request('http://localhost/staff/searches/attributes', { method: 'POST', body });
    const response = (await page.action?.({ context, request } as never)) as Response;
    expect(response.headers.get('location')).toMatch(/^\/staff\/facets\/[\w-]+$/);
    const stop = await syncOwnFacets(database.db, { subscribe: () => () => {} }, { error: () => {} });
    expect(await open(page, '/staff/searches/attributes')).not.toContain('Burn hours');
    stop();
    await engine.close();
  });
});
