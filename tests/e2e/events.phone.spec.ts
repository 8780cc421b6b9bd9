import { examples } from '@selvedge/demo-store/examples.ts';
import { expect, test } from './shopper.ts';

test('[EVENT-01] opening and swiping the large view is reported', async ({ page }) => {
  await page.goto(examples['size-dress']!.path);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
  await page.locator('.gallery-zoom').first().tap();
  await page.getByRole('dialog', { name: 'Close look' }).getByRole('button', { name: 'Next picture' }).tap();
  const names = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
    );
  await expect.poll(names).toEqual(expect.arrayContaining(['mobileZoom', 'mobileZoomSwipe']));
});
