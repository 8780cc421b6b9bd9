import { ANY_SEGMENT } from '#commerce/links/site-path.ts';

interface PageRoute {
  /** As in `app/routes.ts`. */
  id: string;
  /** An address of such a page. */
  example: string;
  /** Its client loader asks for the data of this route alone, which is the same for every visitor. */
  isPublic?: boolean;
}

/** The pages that shoppers open from another one, by the beginning of their path; all pages below it are here too. */
export const PAGE_ROUTES: Readonly<Record<string, PageRoute>> = {
  categories: { id: 'categories', example: '/categories/_', isPublic: true },
  category: { id: 'category', example: '/category/_', isPublic: true },
  collection: { id: 'collection', example: '/collection/_', isPublic: true },
  'visual-search': { id: 'routes/storefront/visual-search', example: '/visual-search' },
  search: { id: 'routes/storefront/search', example: '/search', isPublic: true },
  product: { id: 'product', example: '/product/_', isPublic: true },
  premier: { id: 'premier', example: '/premier/_', isPublic: true },
  pages: { id: 'routes/content/page', example: '/pages/_' },
  wishlist: { id: 'routes/account/wishlist', example: '/wishlist' },
  basket: { id: 'routes/checkout/basket', example: '/basket' },
  'checkout/delivery': { id: 'routes/checkout/delivery', example: '/checkout/delivery' },
  'checkout/payment': { id: 'routes/checkout/payment', example: '/checkout/payment' },
  'checkout/complete': { id: 'routes/checkout/complete', example: '/checkout/complete' },
  checkout: { id: 'routes/checkout/details', example: '/checkout' },
};

/** A page that the header links to; not those below it. */
export const ACCOUNT_PAGE = '/account';

const BEGINNINGS = Object.keys(PAGE_ROUTES).join('|');
const BEGINNING = new RegExp(`^${ANY_SEGMENT}/(${BEGINNINGS})(?=/|$)`);
/** A path of such pages, or one that leads to them. */
export const PAGE_PATH = new RegExp(`^${ANY_SEGMENT}(?:/|${ACCOUNT_PAGE}|/(?:${BEGINNINGS})(?:/.*)?)?$`);

export function findPageRoute(pathname: string): PageRoute | null {
  return PAGE_ROUTES[BEGINNING.exec(pathname)?.[1] ?? ''] ?? null;
}

/** Where React Router asks for the data of a page of this route. */
export function dataAddress({ id }: PageRoute, pathname: string, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('_routes', id);
  return `${pathname}.data?${query}`;
}
