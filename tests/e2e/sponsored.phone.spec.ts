import { expect, test } from '@playwright/test';

test('[SPON-02] a phone shows four at most, in their four places', async ({ page }) => {
  const asked = page.waitForRequest('**/_api/advertising/miraklSponsoredProducts**');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_api/advertising/miraklSponsoredProducts**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/categories/womens-dresses');
  expect(new URL((await asked).url()).searchParams.get('platform')).toBe('mobile');
  await expect(page.locator('[data-skeleton="sponsored"]:visible')).toHaveCount(4);
  release();
  await expect(page.locator('.sponsored-place article[data-sponsored]')).toHaveCount(4);
  await expect(page.locator('[data-skeleton="sponsored"]')).toHaveCount(0);
});
