import type { Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { recordBeacons } from './beacons.ts';
import { followAssets } from './hydrated.ts';
import { scrollBy, scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

interface DataLayerEvent {
  event: string;
  list?: string;
  impressions?: unknown[];
  item_list_name?: string;
}

const layer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []);
const names = async (page: Page) => new Set((await layer(page)).map(({ event }) => event));

test('[EVENT-01] nothing is sent before consent; then every event so far, and the server stores it', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const beacons = await recordBeacons(page, '/_api/events');
  const sent = () => beacons.flatMap((body) => JSON.parse(body).events as DataLayerEvent[]);
  const assets = followAssets(page);
  await page.goto('/categories/mens');
  // What reports events comes after everything that a shopper needs.
  await assets.settle();
  await page.getByRole('navigation').getByRole('link', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL(/\/categories\/womens/);
  // A pointer that stays on the department opens its menu over the cards.
  await page.mouse.move(5, 500);
  await expect.poll(async () => (await names(page)).has('menuTracking')).toBe(true);

  await expect(async () => {
    await scrollBy(page, 500);
    const batches = (await layer(page)).filter(({ event }) => event === 'productImpressions');
    expect(batches.map(({ impressions }) => impressions?.length)).toContain(10);
  }).toPass({ intervals: [500] });

  // To the right, where the cookie bar does not cover it.
  await page.locator('.card-grid > li:not(.sponsored-place) .product-card-link:visible').nth(3).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(async () => (await names(page)).has('viewContent')).toBe(true);
  const before = await names(page);
  for (const event of ['menuTracking', 'productImpressions', 'productClick', 'productView', 'viewContent'])
    expect(before).toContain(event);
  expect(sent()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull();

  const stored = page.waitForResponse((response) => response.url().endsWith('/_api/events'));
  await page.getByRole('button', { name: 'Yes, that is fine' }).click();
  const response = await stored;
  expect(response.status()).toBe(202);
  const all = ['menuTracking', 'productImpressions', 'productClick', 'productView', 'viewContent'];
  await expect.poll(() => sent().map(({ event }) => event)).toEqual(expect.arrayContaining(all));
  for (const { impressions } of sent().filter(({ event }) => event === 'productImpressions'))
    expect(impressions!.length).toBeLessThanOrEqual(10);

  // The footer links to the cookie settings, where consent can be withdrawn.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You allow us to count' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Only what is necessary' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We count nothing' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor'))).toBeNull();
  const last = beacons.length;
  await page.goto('/categories/mens');
  await page.locator('.product-card-link:visible').first().click();
  await expect.poll(async () => (await names(page)).has('viewContent')).toBe(true);
  await page.goto('/cookies');
  expect(beacons).toHaveLength(last);
  expect((await page.request.post('/_api/events', { data: { visitor: 'x', events: [] } })).status()).toBe(
    204,
  );
});

test('[EVENT-01] consent is given and withdrawn without script, in every language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.clearCookies();
  const page = await context.newPage();
  const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
  await page.goto('/sv/cookies');
  await page.getByRole('button', { name: 'Ja, det går bra' }).click();
  await expect(page).toHaveURL(/\/sv\/cookies\?saved$/);
  expect(await consent()).toBe('all');
  await page.getByRole('button', { name: 'Bara det nödvändiga' }).click();
  await expect(page.getByText('Vi räknar inget')).toBeVisible();
  expect(await consent()).toBe('necessary');
  await context.close();
});

test('[EVENT-01] without consent nothing is sent', async ({ page, context }) => {
  await context.clearCookies();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_api/events')) sent.push(request.url());
  });
  await page.goto(examples['size-dress']!.path);
  await page.getByRole('button', { name: 'Only what is necessary' }).click();
  await expect.poll(async () => (await names(page)).has('productView')).toBe(true);
  const forced = await page.request.post('/_api/events', { data: { visitor: 'x', events: [] } });
  expect(forced.status()).toBe(204);
  await page.goto(examples['few-reviews']!.path);
  await expect.poll(async () => (await names(page)).has('productView')).toBe(true);
  expect(sent).toEqual([]);
});

test('[EVENT-01] actions on a product page are reported: colour, size, zoom, rows, pay later', async ({
  page,
}) => {
  await page.addInitScript(
    (key) => localStorage.setItem('recently-viewed', JSON.stringify([key])),
    examples['few-reviews']!.productKey!,
  );
  await page.goto(examples['size-dress']!.path);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
  await page.locator('.gallery-zoom').first().click();
  await page.locator('.pdp-swatch').last().click();
  await page.locator('.size:not([data-gone]):has(input:not(:checked))').first().click();
  for (const event of ['desktopZoom', 'colour', 'size'])
    await expect.poll(async () => (await names(page)).has(event), { message: event }).toBe(true);

  await scrollToDeferred(page, '.payment-promo');
  const more = page.locator('.payment-promo').getByRole('button').first();
  await more.click();
  await expect.poll(async () => (await names(page)).has('bnplPaymentPromo')).toBe(true);

  await scrollToDeferred(page, 'section[aria-label="Similar products"] article');
  const row = page.locator('section[aria-label="Similar products"]');
  await row.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => (await names(page)).has('carouselArrow')).toBe(true);
  await expect.poll(async () => (await names(page)).has('carouselView')).toBe(true);
  // A touch that moves the row, as the browser reports it.
  await row.locator('.carousel-track').evaluate((track) => {
    track.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    track.scrollTo({ left: 0, behavior: 'instant' });
  });
  await expect.poll(async () => (await names(page)).has('carouselSwipe')).toBe(true);

  await scrollToDeferred(page, 'section[aria-label="Recently viewed"] article');
  await expect
    .poll(async () => (await layer(page)).map(({ item_list_name }) => item_list_name))
    .toEqual(expect.arrayContaining(['recommendations', 'recently_viewed']));
  await page.locator('section[aria-label="Recently viewed"] .product-card-link').first().click();
  await expect.poll(async () => (await names(page)).has('carouselClick')).toBe(true);
});
