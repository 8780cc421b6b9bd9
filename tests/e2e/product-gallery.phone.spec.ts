import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

test.use({ launchOptions: WITH_PICTURES });

test('[PDP-01] the first view has picture, name and price', async ({ page }) => {
  await page.goto(examples['size-dress']!.path);
  for (const part of ['.gallery-track li', 'h1', '.product-panel .price']) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect(box.y + box.height, part).toBeLessThanOrEqual(844);
  }
});

test('[GAL-02] a tap opens the large view; swipe, double tap and close', async ({ page }) => {
  await openProduct(page, 'size-dress');
  await page.locator('.gallery-zoom').first().tap();
  const large = page.getByRole('dialog', { name: 'Close look' });
  await expect(large.getByText('1 of 4')).toBeVisible();
  await large.getByRole('button', { name: 'Next picture' }).tap();
  await expect(large.getByText('2 of 4')).toBeVisible();
  await large.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(large.locator('.zoom-picture[data-zoomed] .zoom-picture-frame')).toHaveCSS(
    'transform',
    /matrix\(2\.5/,
  );
  await large.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(large.locator('.zoom-picture[data-zoomed] .zoom-picture-frame')).toHaveCSS(
    'transform',
    /matrix\(4/,
  );
  await expectAccessible(page, 'dialog:popover-open');
  await large.getByRole('button', { name: 'Close' }).tap();
  await expect(large).toBeHidden();
});

test('[GAL-02] pinching scales up to 4, and a larger picture is loaded', async ({ page }) => {
  await openProduct(page, 'size-dress');
  await page.locator('.gallery-zoom').first().tap();
  const picture = page.locator('.zoom-picture').first();
  const frame = picture.locator('.zoom-picture-frame');
  await expect(frame).toBeVisible();
  const scale = () => frame.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const fingers = await page.context().newCDPSession(page);
  async function pinch(from: number, to: number) {
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 195 - apart / 2, y: 400, id: 1 },
          { x: 195 + apart / 2, y: 400, id: 2 },
        ],
      });
    await touch('touchStart', from);
    for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await pinch(60, 120);
  await expect.poll(scale).toBeCloseTo(2, 1);
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  expect(await frame.locator('img').getAttribute('srcset')).toContain('q95.webp');
  await pinch(40, 360);
  await expect.poll(scale).toBe(4);
  await pinch(300, 30);
  await expect.poll(scale).toBe(1);
});
