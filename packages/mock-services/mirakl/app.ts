import { Hono } from 'hono';
import { demoProducts } from '../demo-products.ts';
import { type Part, readJson } from '../stage.ts';

export const MIRAKL_DEMO = { customerId: 'selvedge-demo' };

const PAGES = [1000, 1200, 1400, 1600, 2000, 3400, 3200, 2400];
const CATEGORY_PAGE = 1400;
const SEARCH_PAGES = [2000, 3400];
const PRODUCT_PAGE = 1200;
const PER_UNIT = 4;
const EVENTS = ['view', 'impression', 'click'];

interface Question {
  pageId?: number;
  userId?: string;
  categoryId?: string;
  keywords?: string;
  productId?: string;
}

/** Mirakl Ads: rendered content for a page, and the tracker that hears what became of it. */
export function miraklPart(products = 300): Part & { events: Record<string, string>[] } {
  const app = new Hono();
  const events: Record<string, string>[] = [];
  const shelf = [...demoProducts(products)].filter((_, place) => place % 3 === 0);
  let served = 0;

  app.post('/ads/v1/public/rendered-content', async (c) => {
    if (c.req.header('x-customer-id') !== MIRAKL_DEMO.customerId)
      return c.json({ message: 'Unknown customer' }, 401);
    const asked = await readJson<Question>(c);
    if (!asked || !PAGES.includes(asked.pageId!) || !asked.userId) {
      return c.json({ message: 'pageId and userId are needed' }, 400);
    }
    const found = shelf.filter((product) => fits(product, asked)).slice(0, PER_UNIT * 2);
    const units = [found.slice(0, PER_UNIT), found.slice(PER_UNIT)].filter((unit) => unit.length > 0);
    return c.json({
      productAds: units.map((unit, place) => ({
        adUnitId: `${asked.pageId}-${place + 1}`,
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

  return { system: 'mirakl', app, errorBody: (status) => ({ message: 'Played error', status }), events };
}

/** On a category page its products, for words those that have them in the name, on a product page its neighbours. */
function fits(
  product: Parameters<typeof namesOf>[0],
  { pageId, categoryId, keywords, productId }: Question,
): boolean {
  if (pageId === CATEGORY_PAGE) return namesOf(product).includes(categoryId ?? '');
  if (SEARCH_PAGES.includes(pageId!)) {
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
