import { expectAccessible } from './axe.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

test('[PDP-05] the sticky button appears after 850 pixels, the button to the top after 1000', async ({
  page,
}) => {
  await openProduct(page, 'thirty-variants');
  const bar = page.locator('.sticky-bar');
  await page.evaluate(() => window.scrollTo(0, 840));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1700));
  await expect(bar.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  // Only the bar: what it happens to cover beneath it is a matter of where the page stands.
  await expectAccessible(page, '.sticky-bar');
  await bar.getByRole('button', { name: 'Add to basket' }).tap();
  await expect(page.getByText('Please select a size')).toBeInViewport();
  const up = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 990));
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1700));
  await expect(up).toHaveClass(/back-up-right/);
  await up.tap();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
