import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import pino from 'pino';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { createLoadContext, requestContext } from '#app/context.ts';
import ErrorPage from '#app/features/shell/error-page.tsx';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import { publicBrand } from '#app/site/public-brand.ts';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { Fragment } from '#commerce/content/fragment-schemas.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import type { MarketRecord } from '#commerce/markets/market-record.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { createWidgets } from '#commerce/widgets/widgets.server.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import type { Shop } from '#server/composition.server.ts';
import { createApp } from '#server/http/app.server.ts';
import { createMetrics } from '#server/http/metrics.server.ts';

export interface ListingShop {
  products: Product[];
  categories: CategoryNode[];
  /** What editors wrote for lists, by kind and category. */
  fragments?: { [K in ListFragment]?: Record<string, Fragment<K>> };
  /** The products that advertisers pay for. */
  sponsored?: string[];
  badges?: Badge[];
  /** How many pieces of each colour are left, by product. */
  quantities?: Record<string, Record<string, number>>;
  brands?: typeof demoBrands;
  markets?: readonly MarketRecord[];
}

type ListFragment = 'roundels' | 'category-cards' | 'listing-banner' | 'seo-text';

interface RouteModule {
  loader?: RouteObject['loader'];
  default: ComponentType<never>;
}

const ADDRESSES: Record<string, () => Promise<unknown>> = {
  'categories/*': () => import('#app/routes/storefront/listing.tsx'),
  'category/*': () => import('#app/routes/storefront/listing.tsx'),
  'collection/*': () => import('#app/routes/storefront/listing.tsx'),
  'search/*': () => import('#app/routes/storefront/search.tsx'),
  'product/:slug': () => import('#app/routes/storefront/product.tsx'),
};

/** Lists, searches and product pages from the request to the drawn page, over the real engine; all that is said in the log is kept. */
export async function openListingApp({
  products,
  categories,
  fragments = {},
  sponsored = [],
  badges = [],
  quantities = {},
  brands = demoBrands,
  markets = [],
}: ListingShop) {
  const complaints: { level: number; msg: string }[] = [];
  const log = pino(
    { level: 'warn' },
    keepLines((line) => complaints.push(JSON.parse(line))),
  );
  const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nowhere', DEMO: 'true' });
  const search = await createEmbeddedEngine({
    workers: 0,
    documents: products.map(toSearchDocument),
    rules: {
      synonyms: [],
      redirects: [
        { query: 'returns', url: '/pages/informational/returns' },
        { query: 'store finder', url: '/pages/stores', urlMobile: '/pages/near-me' },
      ],
      rules: [],
    },
    onError: (error) => log.error({ err: error }, 'search'),
  });
  const cards = new Map(
    products.map((product) => [
      product.id,
      { ...listProduct(product), quantities: quantities[product.id] ?? {} },
    ]),
  );
  const shop = {
    environment,
    brands: createBrandRegistry(
      brands.map((brand) => ({ delivery: demoDelivery, ...brand })),
      environment,
      markets,
    ),
    search: {
      engine: search,
      listings: createListings(
        search,
        { products: async (ids) => ids.flatMap((id) => cards.get(id) ?? []) },
        async (code) =>
          products
            .filter(({ key, variants }) =>
              [key, ...variants.map(({ sku }) => sku)].some(
                (own) => own.toUpperCase().replaceAll('-', '') === code,
              ),
            )
            .map(({ id }) => id),
      ),
    },
    catalogue: {
      categoryBySlug: async (slug: string) => categories.find((category) => category.slug === slug) ?? null,
    },
    content: {
      redirects: { find: () => null },
      audit: {},
      entries: {
        badges: async () => badges,
        page: async () => null,
        fragment: async (kind: ListFragment, slug: string) => fragments[kind]?.[slug] ?? null,
        richText: { fromMarkdown: (markdown: string) => `<p>${markdown}</p>` },
      },
    },
    merchandising: {
      sponsored: {
        forecast: async () =>
          sponsored.flatMap((id) => {
            const product = cards.get(id);
            return product ? { product, adInfo: { adId: `ad ${id}`, adUnitId: 'unit', sponsor: null } } : [];
          }),
      },
    },
    products: {
      pages: { bySlug: async (slug: string) => products.find((product) => product.slug === slug) ?? null },
    },
    widgets: { frames: createWidgets({ database: {} } as never) },
    customers: { sessions: {} },
  } as unknown as Shop;
  const { query } = createStaticHandler(await siteMap());
  const app = createApp({
    environment,
    shop,
    storefront: async () => ({
      createLoadContext,
      async handle(request, routerContext) {
        const answer = await query(request, { requestContext: routerContext });
        if (answer instanceof Response) return answer;
        for (const error of Object.values(answer.errors ?? {})) {
          if (error instanceof Error) log.error({ err: error }, 'request failed');
        }
        const { locale } = routerContext!.get(requestContext);
        const body = await renderToReadableStream(
          <ServerTexts locale={locale}>
            <StaticRouterProvider
              router={createStaticRouter(await siteMap(), answer)}
              context={answer}
              hydrate={false}
            />
          </ServerTexts>,
          {
            // As a whole, like every public page.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
            onError: (error) => log.error({ err: error }, 'rendering failed'),
          },
        );
        await body.allReady;
        return new Response(await text(body), {
          status: answer.statusCode,
          headers: { 'content-type': 'text/html' },
        });
      },
    }),
    assets: () => null,
    pageCache: {} as never,
    metrics: createMetrics(),
    log,
    isReady: async () => true,
    // No page is kept: each test sees its own.
    isDevelopment: true,
  });
  return {
    complaints,
    async open(address: string, host = 'localhost') {
      const answer = await app.request(`http://${host}${address}`, { headers: { host } }, {});
      const html = await answer.text();
      return { status: answer.status, location: answer.headers.get('location'), html, ...readPage(html) };
    },
    close: () => search.close(),
  };
}

/** The pages as the router knows them, each with what its loader found. */
async function siteMap(): Promise<RouteObject[]> {
  const pages = await Promise.all(
    Object.entries(ADDRESSES).map(async ([path, load]) => {
      const { loader, default: Page } = (await load()) as RouteModule;
      const Drawn = Page as ComponentType<{ loaderData: unknown }>;
      return { path: `:lang?/${path}`, loader, Component: () => <Drawn loaderData={useLoaderData()} /> };
    }),
  );
  return [
    {
      id: 'root',
      path: '/',
      loader: ({ context }) => {
        const { brand, locale, origin } = context.get(requestContext);
        return { brand: publicBrand(brand), locale, origin };
      },
      Component: Outlet,
      ErrorBoundary: () => <ErrorPage error={useRouteError()} />,
      children: pages,
    },
  ];
}

/** What a person sees first, and what search engines read. */
function readPage(html: string) {
  const plain = (part: string | undefined) => part?.replace(/<!--.*?-->|<[^>]+>/g, '').trim() ?? null;
  return {
    heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    words: plain(html.replace(/<script.*?<\/script>/gs, ''))!,
    /** The facets of the first row, in their order. */
    facets: [...html.matchAll(/<details name="facet-bar".*?<summary[^>]*>(.*?)</gs)].map(
      ([, label]) => label!,
    ),
    cards: [...html.matchAll(/data-product="([^"]+)"/g)].map(([, id]) => id!),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
    link: (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? null,
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, lang, href]) => [lang!, href!.replaceAll('&amp;', '&')] as const,
    ),
    property: (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null,
  };
}

function keepLines(keep: (line: string) => void): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean)) keep(line);
      done();
    },
  });
}
