import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const total = async (page: Page) =>
  Number((await page.locator('.list-count').innerText()).replace(/\D/g, ''));
const facet = (page: Page, name: string) =>
  page.locator('.facet-menu', { has: page.locator('summary', { hasText: name }) });

test('[FACET-03] [FACET-04] [FACET-06] [FACET-11] filters narrow the list in place and can be taken off', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const all = await total(page);
  const colour = facet(page, 'Colour');
  await colour.locator('summary').click();
  await expect(colour.locator('.facet-swatch').first()).toBeVisible();
  const black = colour.getByRole('link', { name: /^Black/ });
  const navy = colour.getByRole('link', { name: /^Navy/ });
  const navyBefore = await navy.innerText();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await black.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black`);
  await expect(black).toHaveAttribute('aria-current', 'true');
  await expect(black).toBeFocused();
  await expect.poll(() => total(page)).toBeLessThan(all);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toBeAttached();
  // Within a facet the other values keep their counts.
  expect(await navy.innerText()).toBe(navyBefore);
  await navy.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black~Navy`);
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

test('[FACET-05] the next-day switch follows the path, and goes back when the answer fails', async ({
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

test('[CARD-03] [CARD-04] swatches preview and choose, the link follows, and the picture turns over', async ({
  page,
}) => {
  await page.goto(DRESSES);
  // Advertisements come to the front of the list while we look: hold on to one product.
  const some = page.locator('[data-product]', { has: page.locator('.swatch') }).last();
  const card = page.locator(`[data-product="${await some.getAttribute('data-product')}"]`);
  const picture = card.locator('.product-card-pictures img').first();
  const link = card.locator('.product-card-link');
  const before = await picture.getAttribute('src');
  const second = card.getByRole('radio').nth(1);
  await second.hover();
  await expect(picture).not.toHaveAttribute('src', before!);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(picture).toHaveAttribute('src', before!);
  await second.check();
  await expect(picture).not.toHaveAttribute('src', before!);
  await expect(link).toHaveAttribute('href', new RegExp(`colour=${await second.getAttribute('value')}`));
  await link.hover();
  await expect(card.locator('.product-card-second')).toHaveCSS('opacity', '1');
});

test('[PLP-05] ten cards and places for filters stand in while another list is slow', async ({ page }) => {
  await page.goto(DRESSES);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/womens-clothing\.data/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Women' }).click();
  const waiting = page.locator('.listing-skeleton');
  await expect(waiting.locator('.product-card')).toHaveCount(10);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(waiting).toHaveCount(0);
});
