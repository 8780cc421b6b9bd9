import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { recordBeacons } from './beacons.ts';

/** These visitors never move the pointer, press a key or scroll. */
const PRODUCT = examples['few-reviews']!.path;

const layer = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { dataLayer?: { event: string; link_source?: string }[] }).dataLayer ?? [],
  );
const viewed = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

async function allowEverything(context: BrowserContext, baseURL: string) {
  await context.addCookies([{ name: 'consent', value: 'all', url: baseURL }]);
}

test('[EVENT-01] [REC-03] [CHAT-01] somebody who only reads has viewed the product, and the chat is ready', async ({
  page,
}) => {
  const beacons = await recordBeacons(page, '/_api/events');
  const chat = page.waitForResponse('**/chatbot/start-chat-session**', { timeout: 30_000 });
  await page.goto(PRODUCT);
  await expect.poll(() => viewed(page), { timeout: 30_000 }).toContain('CTZ20116');
  await expect.poll(async () => (await layer(page)).map(({ event }) => event)).toContain('productView');
  expect((await chat).status()).toBe(200);
  // These visitors have not agreed to be counted: nothing is sent.
  expect(beacons).toEqual([]);
});

test('[FELT-03] [EVENT-01] [ROUTE-12] with consent the view is sent, with the source of the link', async ({
  page,
  context,
  baseURL,
}) => {
  await allowEverything(context, baseURL!);
  const beacons = await recordBeacons(page, '/_api/events');
  await page.goto(`${PRODUCT}${PRODUCT.includes('?') ? '&' : '?'}link_source=wishlist_email`);
  const sent = () => beacons.flatMap((body) => JSON.parse(body).events as { event: string }[]);
  await expect
    .poll(() => sent().find(({ event }) => event === 'productView'), { timeout: 30_000 })
    .toMatchObject({ product: { id: 'CTZ20116' }, link_source: 'wishlist_email' });
});
