import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

test('[CHAT-01] on a phone the chat fills the screen and closes when a product is chosen', async ({
  page,
}) => {
  await page.goto('/fr/categories/womens-dresses');
  await page.getByRole('button', { name: 'Une robe pour un mariage' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Demandez à Selvedge' });
  await expect(dialog.locator('.chat-card').first()).toBeVisible();
  await expect(dialog.getByRole('log')).toContainText('Voici ce que j’ai trouvé pour : robe, mariage.');
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(390);
  await expectAccessible(page, '.chat');
  await dialog.locator('.chat-card').first().tap();
  await expect(page).toHaveURL(/\/fr\/product\//);
  await expect(dialog).toBeHidden();
});
