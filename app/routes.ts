import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map: every address of the shop. */
export default [
  ...prefix(':lang?', [
    layout('routes/shell.tsx', [
      index('routes/home.tsx'),
      route('categories/*', 'routes/listing.tsx', { id: 'categories' }),
      route('category/*', 'routes/listing.tsx', { id: 'category' }),
      route('collection/*', 'routes/listing.tsx', { id: 'collection' }),
      route('search', 'routes/search.tsx'),
      route('product/:slug', 'routes/product.tsx', { id: 'product' }),
      route('premier/:slug', 'routes/product.tsx', { id: 'premier' }),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  ...prefix('_api', [route('menu', 'routes/api/menu.ts'), route('shopper', 'routes/api/shopper.ts')]),
] satisfies RouteConfig;
