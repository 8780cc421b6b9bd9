import { expect, test } from './shopper.ts';

test('[SPON-02] a phone shows four at most', async ({ page }) => {
  const requested = page.waitForRequest('**/_api/advertising/miraklSponsoredProducts**');
  await page.goto('/categories/womens-dresses');
  expect(new URL((await requested).url()).searchParams.get('platform')).toBe('mobile');
  await expect(page.locator('.sponsored-place article[data-sponsored]')).toHaveCount(4);
  await expect(page.locator('.sponsored-place article[data-sponsored]:visible')).toHaveCount(4);
});

test('[PLP-11] the return from a sponsored product ends where it was opened, and leaves no trace in the address', async ({
  page,
}) => {
  await page.goto('/categories/womens-dresses');
  const counted = page.waitForRequest('**/_api/advertising/count');
  const card = page.locator('.sponsored-place article[data-sponsored]').nth(2);
  const id = await card.getAttribute('data-product');
  await card.scrollIntoViewIfNeeded();
  await counted;
  const opened = page.locator(`.sponsored-place [data-product="${id}"]`);
  await opened.locator('.product-card-link').click();
  await expect(page).toHaveURL(/\/product\//);
  const stored = await page.evaluate(() => sessionStorage.getItem('listing-state'));
  const left = JSON.parse(stored!);
  expect(left).toMatchObject({ productId: id });
  await page.goBack();
  await expect(opened).toBeInViewport();
  await expect(page).toHaveURL('/categories/womens-dresses');
  await expect.poll(async () => Math.abs((await opened.boundingBox())!.y - left.top)).toBeLessThan(4);
});
