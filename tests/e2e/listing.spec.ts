import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const cards = (page: Page) => page.locator('[data-product]');
/** Forty, and up to five advertisements; a product that is in the list already is not repeated. */
const expectFullPage = async (page: Page) => {
  await expect(cards(page).nth(39)).toBeAttached();
  expect(await cards(page).count()).toBeLessThanOrEqual(45);
};

test('[PLP-01] [PLP-07] [PLP-12] [SEO-01] [SEO-02] [SEO-03] a category has its heading, text and structured data', async ({
  page,
}) => {
  await page.goto(DRESSES);
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first()).toHaveText(
    'Home',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
  await expectFullPage(page);
  const total = Number((await page.locator('.list-count').innerText()).replace(/\D/g, ''));
  await expect(page.locator('.list-end p')).toHaveText(`Showing 40 of ${total}`);
  await expect(page.locator('.list-end progress')).toHaveAttribute('value', String((40 / total) * 100));

  await expect(page).toHaveTitle('Dresses | Selvedge');
  const link = (rel: string) => page.locator(`link[rel="${rel}"]`);
  await expect(link('canonical')).toHaveAttribute('href', new RegExp(`${DRESSES}$`));
  await expect(link('next')).toHaveAttribute('href', new RegExp(`${DRESSES}\\?page=2$`));
  await expect(link('prev')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  const html = await (await page.request.get(DRESSES)).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);
  expect(data[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 40 });
  expect(data[1].itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Home',
    'Women',
    'Dresses',
  ]);
  await expectAccessible(page);
});

test('[PLP-08] a page in the middle can load the previous one, and nothing jumps', async ({ page }) => {
  await page.goto(`${DRESSES}?page=2`);
  const first = cards(page).first();
  const id = await first.getAttribute('data-product');
  const previous = page.getByRole('link', { name: 'Load previous' });
  await previous.scrollIntoViewIfNeeded();
  const before = (await first.boundingBox())!.y;
  await previous.click();
  await expect(page).toHaveURL(new RegExp(`${DRESSES}$`));
  await expect(cards(page).nth(50)).toBeAttached();
  const same = page.locator(`[data-product="${id}"]`);
  await expect.poll(async () => Math.abs((await same.boundingBox())!.y - before)).toBeLessThan(4);
  await expect(previous).toHaveCount(0);
});

test('[SORT-02] sorting is in the address, the default is not', async ({ page }) => {
  await page.goto(`${DRESSES}?page=2`);
  const sort = page.locator('.sort-select:visible');
  await sort.selectOption('price-asc');
  await expect(page).toHaveURL(`${DRESSES}?sort=price-asc`);
  const prices = page.locator('.price-now');
  await expect
    .poll(async () => {
      const amounts = (await prices.allInnerTexts()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
      return amounts.every((amount, at) => at === 0 || amount >= amounts[at - 1]!);
    })
    .toBe(true);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await sort.selectOption('relevance');
  await expect(page).toHaveURL(DRESSES);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FACET-03] [PLP-09] every filter, range, sort and page is a link or a form', async ({ page }) => {
    await page.goto(DRESSES);
    const bar = page.locator('.facet-bar');
    await bar.getByText('Colour', { exact: true }).click();
    await bar.getByRole('link', { name: /^Black/ }).click();
    await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black`);
    await bar.getByText('Price Range', { exact: true }).click();
    await bar.locator('input[name="to"]').fill('80');
    await bar.locator('.facet-range button').click();
    await expect(page).toHaveURL(/\/colourFacets\/Black\/priceRange\/\d+-80$/);
    await bar.locator('select[name="sort"]').selectOption('price-desc');
    await bar.locator('.sort-form button').click();
    await expect(page).toHaveURL(/priceRange\/\d+-80\?sort=price-desc$/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(`${DRESSES}?sort=price-desc`);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(`${DRESSES}?sort=price-desc&page=2`);
    await expect(page.getByRole('link', { name: 'Load previous' })).toBeVisible();
  });

  test('invalid list addresses give a valid page', async ({ page }) => {
    const open = async (address: string) => (await page.goto(address))!.status();
    expect(await open('/categories/no-such-place')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we couldn't find this page");
    await expect(page.getByRole('link', { name: 'BROWSE THE SHOP' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { name: "We Think You'll Like" })).toBeVisible();
    expect(await open(`${DRESSES}?page=999`)).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expectFullPage(page);
    expect(await open(`${DRESSES}/facet/colourFacets/Nothing`)).toBe(200);
    await expect(page.getByText('Nothing matches all of these filters')).toBeVisible();
    await page.getByRole('link', { name: 'Remove Nothing' }).click();
    await expectFullPage(page);
    // A browser would correct malformed percent-encoding.
    expect((await page.request.get('/categories/%E0%A4%A')).status()).toBe(404);
    expect(await open(`/search?q=${'x'.repeat(10_000)}`)).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
