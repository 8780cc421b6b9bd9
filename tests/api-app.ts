import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import pino from 'pino';
import { createStaticHandler, type RouteObject } from 'react-router';
import { createLoadContext } from '#app/context.ts';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import type { Shop } from '#server/composition.server.ts';
import { createApp } from '#server/http/app.server.ts';
import { createMetrics } from '#server/http/metrics.server.ts';

interface RouteModule {
  loader?: RouteObject['loader'];
  action?: RouteObject['action'];
}

interface GetOptions {
  host?: string;
  headers?: Record<string, string>;
}

/** Handles requests to endpoints with the real HTTP server, over the parts of a shop that a test gives. */
export async function openApi(
  addresses: Record<string, () => Promise<unknown>>,
  parts: Record<string, unknown>,
  variables: Record<string, string> = {},
) {
  const environment = parseEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    DEMO: 'true',
    ...variables,
  });
  const shop = {
    environment,
    brands: createBrandRegistry(demoBrands, environment),
    content: { redirects: { find: () => null }, audit: {} },
    customers: { sessions: {} },
    ...parts,
  } as unknown as Shop;
  const routes = await Promise.all(
    Object.entries(addresses).map(async ([path, load]) => {
      const { loader, action } = (await load()) as RouteModule;
      return { path, loader, action };
    }),
  );
  const { queryRoute } = createStaticHandler(routes);
  const app = createApp({
    environment,
    shop,
    storefront: async () => ({
      createLoadContext,
      handle: (request, context) =>
        queryRoute(request, { requestContext: context }).catch((thrown) => {
          if (thrown instanceof Response) return thrown;
          throw thrown;
        }),
    }),
    assets: () => null,
    pageCache: {} as never,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
    isReady: async () => true,
    // Responses are not cached: each test sees its own.
    isDevelopment: true,
  });
  return {
    async get(address: string, { host = 'localhost', headers = {} }: GetOptions = {}) {
      const response = await app.request(`http://${host}${address}`, { headers: { ...headers, host } }, {});
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
        body: (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null) as any,
      };
    },
  };
}

/** The session cookie of a customer, and the sessions that know it. */
export function signedIn(customer: { id: string }) {
  const token = 'a'.repeat(43);
  return {
    cookie: `selvedge_session=${token}`,
    sessions: {
      find: async (given: string) =>
        given === token ? { record: { id: 'session-1', customer }, wasRenewed: false } : null,
    },
  };
}

/** A catalogue and product cards of these products, without a database. */
export function catalogueOf(products: readonly Product[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const catalogue = {
    productIdsByKeys: async (keys: string[]) =>
      keys.flatMap((key) => products.find((product) => product.key === key)?.id ?? []),
    productsByIds: async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []),
    productBySlug: async (slug: string) => products.find((product) => product.slug === slug) ?? null,
  } satisfies Partial<Catalogue>;
  const productCards: ProductCardCache = {
    products: async (ids) =>
      ids.flatMap((id) => {
        const product = byId.get(id);
        return product ? [{ ...listProduct(product), quantities: {} }] : [];
      }),
  };
  return { catalogue: catalogue as unknown as Catalogue, productCards };
}
