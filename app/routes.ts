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
      route('basket', 'routes/basket.tsx'),
      route('sign-in', 'routes/sign-in.tsx'),
      route('sign-up', 'routes/sign-up.tsx'),
      route('sign-out', 'routes/sign-out.tsx'),
      route('password-reset', 'routes/password-reset.tsx'),
      route('password-reset/new', 'routes/password-reset-new.tsx'),
      route('account/confirm', 'routes/account-confirm.tsx'),
      route('account', 'routes/account.tsx', [
        index('routes/account-overview.tsx'),
        route('orders', 'routes/account-orders.tsx'),
        route('orders/:number', 'routes/account-order.tsx'),
        route('addresses', 'routes/account-addresses.tsx'),
        route('details', 'routes/account-details.tsx'),
      ]),
      route('demo/outbox', 'routes/demo-outbox.tsx'),
      route('pages/*', 'routes/page.tsx'),
      route('blog', 'routes/blog.tsx'),
      route('blog/:slug', 'routes/blog-article.tsx'),
      route('staff/sections', 'routes/staff-sections.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  ...prefix('_api', [
    route('menu', 'routes/api/menu.ts'),
    route('shopper', 'routes/api/shopper.ts'),
    route('search/brandScroller', 'routes/api/search/brand-scroller.ts'),
    route('categories-carousel/getRecommendationId', 'routes/api/categories-carousel/get-recommendation-id.ts'),
    route('categories-carousel/products', 'routes/api/categories-carousel/products.ts'),
    route('basket/addToCart', 'routes/api/basket/add-to-cart.ts'),
    route('basket/mini', 'routes/api/basket/mini.ts'),
  ]),
] satisfies RouteConfig;
