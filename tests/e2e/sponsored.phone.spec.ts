import { expect, test } from './shopper.ts';

test('[SPON-02] a phone shows four at most', async ({ page }) => {
  const requested = page.waitForRequest('**/_api/advertising/miraklSponsoredProducts**');
  await page.goto('/categories/womens-dresses');
  expect(new URL((await requested).url()).searchParams.get('platform')).toBe('mobile');
  await expect(page.locator('.sponsored-place article[data-sponsored]')).toHaveCount(4);
  await expect(page.locator('.sponsored-place article[data-sponsored]:visible')).toHaveCount(4);
});
