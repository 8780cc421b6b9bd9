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

test('[REC-01] [REC-03] [REC-04] similar products come before those that the visitor viewed, and best sellers fill an empty wishlist', async ({
  page,
}) => {
  await page.addInitScript(
    (key) => localStorage.setItem('recently-viewed', JSON.stringify([key])),
    examples['few-reviews']!.productKey!,
  );
  await page.goto(PRODUCT);
  await scrollToDeferred(page, 'section[aria-label="Similar products"] article');
  await expect(page.locator('section[aria-label="Similar products"] article')).toHaveCount(10);
  await scrollToDeferred(page, 'section[aria-label="Recently viewed"] article');
  await expect(page.locator('section[aria-label="Recently viewed"]')).toContainText('Plunge Ruched Swimsuit');
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
  request,
}) => {
  const headers = { 'x-forwarded-host': 'oasis.localhost' };
  const list = await (await request.get('/categories/womens-clothing', { headers })).text();
  const key = /\/product\/[a-z0-9-]+-([a-z]{3}\d{5})/.exec(list)![1]!.toUpperCase();
  const address = `/_api/recommendations?recommendationId=similar&items=${key}&locale=en-GB`;
  const { cards } = (await (await request.get(address, { headers })).json()) as { cards: { slug: string }[] };
  expect(cards.length).toBeGreaterThan(0);
  for (const { slug } of cards)
    expect((await request.get(`/product/${slug}`, { headers })).status(), slug).toBe(200);
});
