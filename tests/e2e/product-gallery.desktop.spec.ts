import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

test.use({ launchOptions: WITH_PICTURES });

test('[GAL-01] a click zooms at the cursor with a larger picture; thumbnails and arrows change the slide', async ({
  page,
}) => {
  await openProduct(page, 'size-dress');
  const picture = page.locator('.gallery-zoom').first();
  await picture.click({ position: { x: 60, y: 90 } });
  const layer = page.locator('.zoom-layer img');
  await expect(layer).toHaveAttribute('src', /q95\.webp$/);
  await expect(layer).toHaveCSS('transform', 'matrix(3, 0, 0, 3, 0, 0)');
  await picture.click({ position: { x: 60, y: 90 } });
  await expect(layer).toHaveCount(0);

  await page.getByRole('button', { name: /^Show picture 4 of/ }).click();
  await expect(page.locator('.gallery-stage output')).not.toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Previous picture' }).click();

  await page.locator('.gallery-zoom').first().focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Close look' });
  await expect(large.getByText(/^1 of \d/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^2 of \d/)).toBeVisible();
  await large.getByRole('button', { name: 'Zoom in' }).click();
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await expectAccessible(page, 'dialog:popover-open');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('[GAL-03] the model turns in a frame of its own', async ({ page }) => {
  await openProduct(page, 'three-d-vase');
  await page.getByRole('button', { name: /See it in 3D/ }).click();
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const frame = page.frameLocator('iframe[title="Speckled Stoneware Vase in 3D"]');
  await expect(frame.getByRole('img', { name: /3D model/ })).toBeVisible({ timeout: 15_000 });
});
