import { Hono } from 'hono';
import { demoProducts } from '../demo-products.ts';
import { type MockService, readJson } from '../mock-service.ts';

export const MIRAKL_DEMO = { customerId: 'selvedge-demo' };

const PAGES = [1000, 1200, 1400, 1600, 2000, 3400, 3200, 2400];
const CATEGORY_PAGE = 1400;
const SEARCH_PAGES = [2000, 3400];
const PRODUCT_PAGE = 1200;
const PER_UNIT = 4;
const EVENTS = ['view', 'impression', 'click'];

interface ContentRequest {
  pageId?: number;
  userId?: string;
  categoryId?: string;
  keywords?: string;
  productId?: string;
}

/** The API of Mirakl Ads: rendered content for a page, and event tracking. */
export function createMockMirakl(products = 300): MockService & { events: Record<string, string>[] } {
  const app = new Hono();
  const events: Record<string, string>[] = [];
  const advertised = [...demoProducts(products)].filter((_, place) => place % 3 === 0);
  let served = 0;

  app.post('/ads/v1/public/rendered-content', async (c) => {
    if (c.req.header('x-customer-id') !== MIRAKL_DEMO.customerId)
      return c.json({ message: 'Unknown customer' }, 401);
    const request = await readJson<ContentRequest>(c);
    if (!request || !PAGES.includes(request.pageId ?? 0) || !request.userId) {
      return c.json({ message: 'pageId and userId are needed' }, 400);
    }
    const found = advertised.filter((product) => fits(product, request)).slice(0, PER_UNIT * 2);
    const units = [found.slice(0, PER_UNIT), found.slice(PER_UNIT)].filter((unit) => unit.length > 0);
    return c.json({
      productAds: units.map((unit, place) => ({
        adUnitId: `${request.pageId}-${place + 1}`,
        adUnitSize: PER_UNIT,
        products: unit.map(({ id, brand }) => {
          served += 1;
          return { productId: id, adId: `ad-${served}-${id}`, digitalServiceAct: { sponsor: brand } };
        }),
      })),
    });
  });

  app.post('/1.1/json/T/t', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    if (form.cID !== MIRAKL_DEMO.customerId || !EVENTS.includes(form.eventName ?? ''))
      return c.body(null, 400);
    events.push(form);
    return c.body(null, 204);
  });

  return { system: 'mirakl', app, errorBody: (status) => ({ message: 'Mock error', status }), events };
}

/** By category on a category page, by words of the name on a search page, any other product on a product page. */
function fits(
  product: Parameters<typeof namesOf>[0],
  { pageId, categoryId, keywords, productId }: ContentRequest,
): boolean {
  if (pageId === CATEGORY_PAGE) return namesOf(product).includes(categoryId ?? '');
  if (SEARCH_PAGES.includes(pageId ?? 0)) {
    const words = (keywords ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return words.length > 0 && words.every((word) => product.name.toLowerCase().includes(word));
  }
  return pageId === PRODUCT_PAGE ? product.id !== productId : true;
}

function namesOf({
  categories,
  breadcrumbs,
}: {
  id: string;
  name: string;
  categories: { slug: string }[];
  breadcrumbs: { slug: string }[];
}) {
  return [...categories, ...breadcrumbs].map(({ slug }) => slug);
}
