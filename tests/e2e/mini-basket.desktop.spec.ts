import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { addToBasket, findVariants } from './shopping.ts';

test('[BASKET-02] the basket opens on any page, can be changed there and leads to checkout', async ({
  page,
}) => {
  const [one, other] = await findVariants(page.request, 2);
  await addToBasket(page, [{ sku: one!.sku }, { sku: other!.sku }]);
  await page.goto('/categories/womens-clothing');
  await page.getByRole('link', { name: 'Basket, 2 items' }).click();
  const panel = page.getByRole('dialog', { name: /^Your basket/ });
  await expect(panel).toContainText(one!.name);
  await expectAccessible(page, 'dialog:popover-open');
  await panel.getByRole('button', { name: `Remove ${one!.name}` }).click();
  await expect(panel.getByText(`${one!.name} was removed.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('heading')).toHaveText('Your basket (2)');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/womens-clothing$/);
  await page.getByRole('link', { name: 'Basket, 2 items' }).click();
  await panel.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(panel).toBeHidden();
});
