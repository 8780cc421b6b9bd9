import type { Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

const PRODUCT = examples['many-reviews']!.path;
const openSimilar = (page: Page) => page.getByRole('button', { name: 'See what looks like it' });

test('[REC-02] the panel shows at most six visually similar products', async ({ page }) => {
  await page.goto(PRODUCT);
  await openSimilar(page).click();
  const dialog = page.getByRole('dialog', { name: /Similar products|your size/ });
  await expect(dialog.locator('article').first()).toBeVisible();
  expect(await dialog.locator('article').count()).toBeLessThanOrEqual(6);
});

test('[REC-02] without visual results recommendations are shown', async ({ page }) => {
  await page.route('**/_api/search/visuallySimilar**', (route) =>
    route.fulfill({ json: { visualSimilar: [] } }),
  );
  await page.goto(PRODUCT);
  const recommended = page.waitForResponse('**/_api/recommendations?recommendationId=similar**');
  await openSimilar(page).click();
  const { cards } = (await (await recommended).json()) as { cards: { name: string }[] };
  await expect(page.getByRole('dialog').locator('article')).toHaveCount(6);
  await expect(page.getByRole('dialog')).toContainText(cards[0]!.name);
});

test('[REC-02] with neither, the section is hidden', async ({ page }) => {
  await page.route('**/_api/search/visuallySimilar**', (route) => route.fulfill({ body: '<html>' }));
  await page.route('**/_api/recommendations?**', (route) =>
    route.fulfill({ json: { recommendations: [], cards: [] } }),
  );
  await page.goto(PRODUCT);
  await openSimilar(page).click();
  await expect(openSimilar(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[REC-04] similar products come before those that the visitor viewed, and best sellers fill an empty wishlist', async ({
  page,
}) => {
  await page.goto(examples['few-reviews']!.path);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')), { timeout: 15_000 })
    .toContain('CTZ20116');
  await page.goto(PRODUCT);
  await scrollToDeferred(page, 'section[aria-label="Recently viewed"] article');
  const rows = await page
    .locator('main section[aria-label]')
    .evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  expect(rows.indexOf('Similar products')).toBeGreaterThanOrEqual(0);
  expect(rows.indexOf('Recently viewed')).toBeGreaterThan(rows.indexOf('Similar products'));
  await page.goto('/wishlist');
  await scrollToDeferred(page, 'section[aria-label="We Think You\'ll Like"] article');
  await expect(page.locator('section[aria-label="We Think You\'ll Like"] article')).toHaveCount(10);
});

test('[REC-01] a brand site recommends only what it sells: every link leads to a product', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  const site = `http://oasis.localhost:${port}`;
  await page.goto(`${site}/categories/womens-clothing`);
  const first = await page.locator('.product-card-link').first().getAttribute('href');
  await page.goto(new URL(first!, site).href);
  await scrollToDeferred(page, 'section[aria-label="Similar products"] article');
  const links = await page
    .locator('section[aria-label="Similar products"] .product-card-link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(0);
  const statuses = await page.evaluate(
    (all) => Promise.all(all.map(async (link) => (await fetch(link)).status)),
    links,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
