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
  await expectAccessible(page, 'dialog[open]');
  await window_.locator('.quick-size:not([data-gone])').last().click();
  await window_.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(window_.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(window_).toBeHidden();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
  await expect(page.getByRole('link', { name: /Basket.*1/ })).toBeVisible();
});

test('[QADD-01] a single variant is added at once', async ({ page }) => {
  await page.goto('/product/wool-felt-fedora-with-ribbon-trim-svz10001?hybrid=true');
  await page.getByRole('button', { name: /^Quick add Wool Felt Fedora/ }).click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
