import { expect, test } from './shopper.ts';
import { addToBasket, findVariants, openPayment, typeCard } from './shopping.ts';

test('[BASKET-03] a card with one wrong field keeps the other values', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await openPayment(page);
  await typeCard(page, '4111 1111 1111 1111');
  const frame = page.frameLocator('iframe');
  const expiry = frame.getByLabel('Expiry');
  await expiry.fill('12/20');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(expiry).toHaveAttribute('aria-invalid', 'true');
  await expect(expiry).toBeFocused();
  await expect(frame.getByText('Please check the expiry date.')).toBeVisible();
  await expect(frame.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(frame.getByLabel('Security code')).toHaveValue('737');
  await expiry.fill('12/29');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
});
