import { expect, test } from './shopper.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('[EVENT-01] the cookie bar covers neither the filter button nor the end of a page', async ({ page }) => {
  await page.goto('/categories/womens-dresses');
  const bar = page.getByRole('region', { name: 'May we count what you look at?' });
  await page.locator('h1').tap();
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1600));
  const filter = page.locator('.filter-float button');
  await expect(filter).toBeVisible();
  await expect
    .poll(async () => {
      const [button, strip] = [(await filter.boundingBox())!, (await bar.boundingBox())!];
      return strip.y - (button.y + button.height);
    })
    .toBeGreaterThan(0);
  const last = page.locator('footer a').last();
  await expect
    .poll(async () => {
      // The page grows while parts below the first view are laid out.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [link, strip] = [(await last.boundingBox())!, (await bar.boundingBox())!];
      return strip.y - (link.y + link.height);
    })
    .toBeGreaterThanOrEqual(0);
});
