import type { Page } from '@playwright/test';
import { examples } from '#demo/examples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const pathOf = (name: string) => examples[name]!.path;

async function open(page: Page, name: string, query = '') {
  await page.goto(pathOf(name) + query);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}

const add = (page: Page) => page.locator('#buy').getByRole('button', { name: 'Add to basket' });

test('[PDP-02] a size must be chosen; then it is in the basket, with both ways on', async ({ page }) => {
  await open(page, 'thirty-variants');
  await expect(page).toHaveTitle(/\| Organic Cotton Crew T-Shirt \| Selvedge$/);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible();
  await expect(add(page)).toBeInViewport();
  // A header that half covers something while scrolling is not what is looked for here.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/size=M/);
  await expect(page.getByText('Please select a size')).toBeHidden();
  await add(page).click();
  const drawer = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(drawer.getByText('Size M')).toBeVisible();
  await expect(drawer.getByRole('img').or(drawer.locator('img')).first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: /Basket.*1/ })).toBeVisible();
});

test('[ROUTE-12] the choice lives in the address: colours are links, a reload keeps it', async ({ page }) => {
  await open(page, 'sizes-out-of-stock', '?utm_source=mail');
  await page.getByRole('link', { name: 'Light Wash' }).click();
  await expect(page).toHaveURL(/utm_source=mail.*colour=light-wash.*size=8|colour=light-wash/);
  await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: '14, out of stock' }).check({ force: true });
  await expect(page.getByText('14 is out of stock in this colour.')).toBeVisible();
  await expect(page.locator('#buy').getByRole('button', { name: 'Out of stock' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '14, out of stock' })).toBeChecked();
  await expectAccessible(page);
});

test.describe('before script has loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('[PDP-02] colour, size and basket work by links and a form', async ({ page }) => {
    await page.goto(pathOf('sizes-out-of-stock'));
    await page.getByRole('link', { name: 'Light Wash' }).click();
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: '10', exact: true }).check({ force: true });
    await add(page).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('Light Wash · Size 10')).toBeVisible();
  });
});

test('[PDP-17] a kept page never sells what is gone', async ({ page }) => {
  await page.route('**/_api/stock/**', async (route) => {
    const answer = await route.fetch();
    const { variants } = await answer.json();
    const gone = variants.map((variant: object) => ({
      ...variant,
      isOnStock: false,
      availableQuantity: 0,
      price: 1234,
    }));
    await route.fulfill({ json: { variants: gone } });
  });
  await open(page, 'one-variant');
  await expect(page.locator('#buy').getByRole('button', { name: 'Out of stock' })).toBeVisible();
  await expect(page.locator('.product-panel .price').getByText('£12.34')).toBeVisible();
});

test('[PDP-06] wording is asked for, counted and checked before it can be added', async ({ page }) => {
  await open(page, 'customisable');
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  const line = page.getByRole('textbox', { name: 'First line' });
  await expect(page.getByText('20 characters max (20 remaining)').first()).toBeVisible();
  await line.fill('For Eleanor <3');
  await line.blur();
  await expect(page.getByText('Letters, numbers and simple punctuation only, please.')).toBeVisible();
  await expectAccessible(page);
  await line.fill('For Eleanor');
  await expect(page.getByText('20 characters max (9 remaining)')).toBeVisible();
  await add(page).click();
  await expect(page.getByRole('dialog').getByText('“For Eleanor”')).toBeVisible();
});

test('[PDP-07] a subscription costs 95 per cent and needs a size too', async ({ page }) => {
  await open(page, 'subscription');
  await page.getByRole('radio', { name: /Subscribe and save 5%/ }).check();
  await add(page).click();
  await expect(page.getByText('Please select a size.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '250ml' }).check({ force: true });
  await add(page).click();
  await expect(page.getByRole('dialog')).toContainText('£');
});

test('[PDP-08] who sells it, how the marketplace works, why offers do not apply, how it was authenticated', async ({
  page,
}) => {
  await open(page, 'preloved');
  for (const [opener, title] of [
    ['Seller details', 'Seller details'],
    ['How the marketplace works', 'Buying from a marketplace seller'],
    ['Preloved and authenticated', 'How we authenticate'],
    ['Excluded from promotions', 'Why offers do not apply'],
  ] as const) {
    const window = page.getByRole('dialog', { name: title });
    // The panel comes alive late; a click before that does nothing.
    await expect(async () => {
      if (!(await window.isVisible()))
        await page.getByRole('button', { name: opener }).click({ timeout: 2_000 });
      await expect(window).toBeVisible({ timeout: 2_000 });
    }).toPass();
    if (opener === 'Seller details') {
      await expect(window.getByText('FR40891227735')).toBeVisible();
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
});

test('[PDP-16] [ROUTE-07] guests sign up for the membership and find it in their basket', async ({
  page,
}) => {
  await page.goto(pathOf('premier'));
  const join = page.getByRole('link', { name: 'Sign up and add' });
  await expect(join).toHaveAttribute(
    'href',
    /\/sign-up\?returnTo=%2Fpremier%2F.*addToBagOnLoadAndRegistered/,
  );
});

test('[PDP-18] a product that is not there says so and offers a way on', async ({ page }) => {
  const answer = await page.goto('/product/no-such-thing');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('[PDP-15] the hybrid page shows the product in short and the list it belongs to', async ({ page }) => {
  await page.goto(`${pathOf('size-dress')}?hybrid=true`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Floral Puff Sleeve Belted Midi Dress');
  await expect(page.getByRole('link', { name: 'View product' })).toHaveAttribute('href', /colour=navy/);
  await expect(page.locator('.product-card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quick add Floral Puff Sleeve Belted Midi Dress' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Add' })).toBeVisible();
  await expectAccessible(page);
});
