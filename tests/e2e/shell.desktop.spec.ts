import { expect, test } from './shopper.ts';

test.describe('the shell on a desktop', () => {
  test('departments open their panel on hover and link to their page', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Departments' });
    await nav.getByRole('link', { name: 'Women', exact: true }).hover();
    await expect(nav.getByRole('link', { name: 'Dresses', exact: true })).toBeVisible();
    await nav.getByRole('link', { name: 'Dresses', exact: true }).click();
    await expect(page).toHaveURL(/\/categories\/womens-dresses$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
  });

  test('the menu works by keyboard: open, move, Escape', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Show the menu of Women' });
    // Before hydration the button has no effect.
    await expect(async () => {
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('.menu-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.menu-panel')).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main#content')).toBeFocused();
});
