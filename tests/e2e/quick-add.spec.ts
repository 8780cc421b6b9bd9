import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

test('[QADD-01] from a card: choose colour and size, added, and the list is where it was', async ({
  page,
}) => {
  await page.goto('/categories/womens-dresses');
  const opener = page.getByRole('button', { name: /^Quick add / }).nth(2);
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await opener.click();
  const window_ = page.getByRole('dialog', { name: 'Quick Add' });
  await expect(window_).toBeVisible();
  await expect(window_.getByRole('link', { name: 'View product' })).toHaveAttribute(
    'href',
    /\/product\/.*colour=/,
  );
  await expectAccessible(page, 'dialog:popover-open');
  await window_.locator('.quick-size:not([data-gone])').last().click();
  await window_.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(window_.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(window_).toBeHidden();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
  await expect(page.getByRole('link', { name: /Basket.*1/ })).toBeVisible();
});

test('[FELT-02] the window opens with what the card knows, before its sizes have come', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/_api/quickadd/*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/categories/womens-dresses');
  const card = page.locator('article:has(.swatch + .swatch)').first();
  const name = await card.locator('.product-card-link').innerText();
  await card.getByRole('button', { name: /^Quick add / }).click();
  const window_ = page.getByRole('dialog', { name: 'Quick Add' });
  await expect(window_.getByText(name)).toBeVisible();
  await expectAccessible(page, 'dialog:popover-open');
  answer();
  await expect(window_.getByRole('radio', { name: /size|\d/i }).first()).toBeAttached();
  await expect(window_.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
});

test('[QADD-01] a single variant is added at once', async ({ page }) => {
  await page.goto('/product/wool-felt-fedora-with-ribbon-trim-svz10001?hybrid=true');
  await page.getByRole('button', { name: /^Quick add Wool Felt Fedora/ }).click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
