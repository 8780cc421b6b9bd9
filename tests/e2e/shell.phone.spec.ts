import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

test.describe('the shell on a phone', () => {
  test('the drawer leads from department to category, and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Women' }).tap();
    await page.getByRole('link', { name: 'Shop all Women' }).tap();
    await expect(page).toHaveURL(/\/categories\/womens-clothing$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('nothing is wider than the screen at 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('a new visitor on a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the cookie bar is alone at the foot of the screen; floating buttons appear after it', async ({
    page,
  }) => {
    await page.goto('/pages/christmas');
    const question = page.getByRole('region', { name: 'May we count what you look at?' });
    await expect(question).toBeVisible();
    const chat = page.locator('.chat-launcher');
    await expect(chat).toBeAttached();
    await expect(chat).toBeHidden();
    await expect(page.locator('.chat-hint')).toBeHidden();
    await expectAccessible(page, '.consent');
    const { y, height } = (await question.boundingBox())!;
    expect(844 - y - height).toBeLessThanOrEqual(24);
    await question.getByRole('button', { name: 'Only what is necessary' }).tap();
    await expect(question).toBeHidden();
    await expect(chat).toBeVisible();
  });
});

// On a desktop the journeys of each page check it.
test('home, a category and a product are accessible', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.goto('/categories/womens-dresses');
  await expectAccessible(page);
  await page.locator('main a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expectAccessible(page);
});
