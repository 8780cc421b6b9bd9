import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const total = async (page: Page) =>
  Number((await page.locator('.list-count').innerText()).replace(/\D/g, ''));
const facet = (page: Page, name: string) =>
  page.locator('.facet-menu', { has: page.locator('summary', { hasText: name }) });

test('[FACET-03] [FACET-04] [FACET-06] [FACET-11] filters narrow the list in place and can be removed', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const all = await total(page);
  const colour = facet(page, 'Colour');
  await colour.locator('summary').click();
  await expect(colour.getByRole('link').first()).toBeVisible();
  const black = colour.getByRole('link', { name: /^Black/ });
  const navy = colour.getByRole('link', { name: /^Navy/ });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await black.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black`);
  await expect(black).toHaveAttribute('aria-current', 'true');
  await expect(black).toBeFocused();
  await expect.poll(() => total(page)).toBeLessThan(all);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toBeAttached();
  // The values of a facet do not narrow one another.
  const ofBlack = await total(page);
  await navy.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black~Navy`);
  await expect.poll(() => total(page)).toBeGreaterThan(ofBlack);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(colour).not.toHaveAttribute('open');

  await page.getByRole('link', { name: 'Remove Black' }).click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Navy`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(DRESSES);
  await expect.poll(() => total(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Navy`);
  await expect(page.getByRole('link', { name: 'Remove Navy' })).toBeVisible();
});

test('[FACET-03] values that are chosen faster than the list answers are all chosen', async ({ page }) => {
  await page.goto(DRESSES);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await answered;
    await route.continue();
  });
  const colour = facet(page, 'Colour');
  const black = colour.getByRole('link', { name: /^Black/ });
  const navy = colour.getByRole('link', { name: /^Navy/ });
  const size = facet(page, 'Size').locator('a[href]').first();
  for (const opened of ['Size', 'Colour']) await facet(page, opened).locator('summary').click();
  await expect(navy).toBeVisible();
  // Each as soon as the one before is ticked.
  await black.evaluate(
    (first, others) =>
      new Promise<void>((done) => {
        const links = [first as HTMLElement, ...others] as HTMLElement[];
        const clickNext = () => {
          links.shift()?.click();
          if (links.length === 0) done();
        };
        let clicked = first;
        new MutationObserver(() => {
          if (clicked.getAttribute('aria-current') !== 'true' || !links[0]) return;
          clicked = links[0];
          clickNext();
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
        clickNext();
      }),
    [await navy.elementHandle(), await size.elementHandle()],
  );
  await expect(black).toHaveAttribute('aria-current', 'true');
  await expect(navy).toHaveAttribute('aria-current', 'true');
  await expect(size).toHaveAttribute('aria-current', 'true');
  answer();
  await expect(page).toHaveURL(/\/colourFacets\/Black~Navy/);
  await expect(page.locator('.chosen-filters a.chip')).toHaveCount(3);
});

test('[FACET-07] [FACET-08] [FACET-13] ranges by slider and by typing, brands by name', async ({ page }) => {
  await page.goto(DRESSES);
  const price = facet(page, 'Price Range');
  await price.locator('summary').click();
  await price.getByLabel(/^To/).fill('60');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/priceRange\/\d+-60$/);
  await expect(page.getByRole('link', { name: /^Remove Price Range: £\d+-£60$/ })).toBeVisible();
  const lower = price.getByRole('slider').first();
  await lower.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/priceRange\/\d+-60$/);
  await price.getByLabel(/^From/).fill('90');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect(price.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Clear all' }).click();

  const brands = facet(page, 'Brands');
  await brands.locator('summary').click();
  await brands.getByRole('searchbox').fill('coa');
  await expect(brands.getByRole('link').first()).toHaveText(/^Coast/);
  await brands.getByRole('searchbox').fill('qqqq');
  await expect(brands.getByText('No matching values')).toBeVisible();
});

test('[FACET-05] the next-day switch follows the path, and is reset when the request fails', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const toggle = page.locator('.facet-bar').getByRole('switch');
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/isNextDay/true`);
  await expect(toggle).toBeChecked();
  await page.goBack();
  await expect(toggle).not.toBeChecked();
  await page.context().setOffline(true);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(page.locator('[data-product]').first()).toBeVisible();
});

const ANSWERS_500 = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
const LOSES_CONNECTION = (route: Route) => route.abort();

test('[FACET-05] when the server answers 500 or the connection is lost, the list stays, the choice is taken back, and trying again works', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const shown = await page.locator('.list-count').innerText();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const expectUnchanged = async () => {
    await expect(page).toHaveURL(DRESSES);
    await expect(page.locator('.product-list')).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('.list-count')).toHaveText(shown);
    await expect(page.locator('[data-product]').nth(39)).toBeAttached();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  };
  const message = page.locator('.toast', { hasText: 'The products could not be loaded.' });
  let fail = ANSWERS_500;
  await page.route(/\.data/, (route) => fail(route));
  const toggle = page.locator('.facet-bar').getByRole('switch');
  await toggle.click();
  await expect(message).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expectUnchanged();

  fail = LOSES_CONNECTION;
  const colour = facet(page, 'Colour');
  await colour.locator('summary').click();
  const black = colour.getByRole('link', { name: /^Black/ });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('.data'));
  await black.click();
  await lost;
  await expect(message).toHaveCount(1);
  await expect(black).not.toHaveAttribute('aria-current');
  await expectUnchanged();
  await page.keyboard.press('Escape');

  const sort = page.locator('.facet-bar .sort-select');
  await sort.selectOption('price-asc');
  await expect(message).toHaveCount(1);
  await expect(sort).toHaveValue('relevance');
  await expectUnchanged();

  await page.unroute(/\.data/);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${DRESSES}?sort=price-asc`);
  await expect(message).toHaveCount(0);
  await expect(sort).toHaveValue('price-asc');
  await page.goBack();
  await expectUnchanged();
});
