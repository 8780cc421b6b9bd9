import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { addToBasket, fillDetails, findVariants, typeCard } from './shopping.ts';

test('[BASKET-03] on a phone the total stays visible and a guest buys by touch', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/');
  // On narrow screens the icon leads to the basket page instead of a panel.
  await page.getByRole('link', { name: 'Basket, 1 item' }).tap();
  await expect(page).toHaveURL(/\/basket$/);
  await fillDetails(page);
  await expect(page.getByText(/^1 item/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expectAccessible(page);
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
