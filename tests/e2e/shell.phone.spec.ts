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
