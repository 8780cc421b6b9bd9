import { brands } from '@selvedge/demo-store/brands/all.ts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import ProductRoute, { loader } from './product.tsx';

const brand = brands.selvedge!;
const Page = ProductRoute as ComponentType<{ loaderData: unknown }>;

/** Requests a product that does not exist in a shop whose editors wrote no page for that. */
async function requestMissing() {
  const shop = {
    products: { pages: { bySlug: async () => null } },
    content: { entries: { page: async () => null } },
  };
  const context = { brand, locale: 'en-GB', origin: 'https://shop.example', dependsOn: () => {} };
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      loader: () => ({ brand, locale: 'en-GB', origin: 'https://shop.example' }),
      children: [
        {
          path: 'product/:slug',
          loader: loader as never,
          Component: () => <Page loaderData={useLoaderData()} />,
        },
      ],
    },
  ]);
  const found = await query(new Request('https://shop.example/product/no-such-thing'), {
    requestContext: createLoadContext(shop as never, context as never),
  });
  if (found instanceof Response) throw new Error(`answered ${found.status} without a page`);
  const html = renderToString(
    <ServerTexts locale="en-GB">
      <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />
    </ServerTexts>,
  );
  return { status: found.statusCode, html };
}

describe('[PDP-18] a product that does not exist', () => {
  it("says 'Unexpected Error' where editors wrote nothing, with a way on", async () => {
    const { status, html } = await requestMissing();
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Unexpected Error</);
    expect(html).toMatch(/<a [^>]*href="\/"/);
  });
});
