import type { Page } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const PRODUCT_DATA = /\/product\/[^/]+\.data/;

/** Holds the requests that match until the returned function is called; counts them. */
async function hold(page: Page, address: RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(address, async (route) => {
    held.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { held, release };
}

const layer = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event));

test('a product opens with what its card shows while its data is on the way, and is then completed', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const { held, release } = await hold(page, PRODUCT_DATA);
  const stylesOfHead = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML),
    );
  const before = await stylesOfHead();
  const card = page.locator('.card-grid .product-card').nth(1);
  const name = await card.locator('.product-card-link').innerText();
  const price = await card.locator('.price-now').innerText();
  await card.locator('.product-card-link').click();
  const panel = page.locator('.product-panel');
  await expect(panel.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel.locator('.price-now')).toContainText(price.replace(/^Now /, ''));
  await expect(page).toHaveTitle(name);
  await expect(page.locator('.gallery img').first()).toBeVisible();
  expect(await layer(page)).not.toContain('productView');
  await expect(page.locator('#content')).toBeFocused();
  release();
  await expect(page.locator('form#buy')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => layer(page)).toContain('productView');
  expect(held).toHaveLength(1);
  // Its styles came after all others: before another one they would have the whole page laid out anew.
  await expect(page.locator('.product-layout')).toHaveCSS('display', 'grid');
  expect(await stylesOfHead()).toEqual(before);
});

test('a card that is opened while the browser still scrolls to it opens its product at the top', async ({
  page,
}) => {
  await page.goto(DRESSES);
  await waitForHydration(page, ['.product-card-wish']);
  const link = page.locator('.card-grid .product-card-link').nth(6);
  const name = await link.innerText();
  const scrolled = await link.evaluate(async (element: HTMLElement) => {
    element.focus();
    await new Promise(requestAnimationFrame);
    element.click();
    // As long as the scroll would take.
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(scrolled).toBe(0);
});

test('Back shows the list from memory where it was left, and asks the server afterwards', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const card = page.locator('.card-grid .product-card').nth(18);
  const id = await card.getAttribute('data-product');
  await card.scrollIntoViewIfNeeded();
  await card.locator('.product-card-link').click();
  await expect(page.locator('form#buy')).toBeVisible();
  // Not the next page, which is fetched ahead near the end of a list.
  const { held, release } = await hold(page, /\/categories\/[^?]*\.data\?(?!page=)/);
  await page.goBack();
  await expect(page.locator(`[data-product="${id}"]`)).toBeInViewport();
  await expect(page.locator('.card-grid .product-card').nth(39)).toBeAttached();
  await expect.poll(() => held.length).toBe(1);
  release();
  await expect(page).toHaveURL(DRESSES);
});

test('[EVENT-01] [REC-03] a card under the pointer is fetched once and counts as no view until it is opened', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const { held, release } = await hold(page, PRODUCT_DATA);
  release();
  const link = page.locator('.card-grid .product-card-link').nth(2);
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await link.hover();
      return held.length;
    })
    .toBe(1);
  expect(await layer(page)).not.toContain('productView');
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  await link.click();
  await expect(page.locator('form#buy')).toBeVisible();
  await expect.poll(() => layer(page)).toContain('productView');
  expect((await layer(page)).filter((event) => event === 'productView')).toHaveLength(1);
  expect(held).toHaveLength(1);
});

test('[FACET-05] when Back within a list fails, the list on the screen stays and the shopper is told', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const toggle = page.locator('.facet-bar').getByRole('switch');
  await toggle.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/isNextDay/true`);
  // A new document has nothing in memory.
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('.facet-bar').getByRole('switch')).toBeChecked();
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goBack();
  await expect(page.locator('.toast', { hasText: 'The products could not be loaded.' })).toBeVisible();
  await expect(toggle).toBeChecked();
  await expect(page.locator('[data-product]').first()).toBeVisible();
});
