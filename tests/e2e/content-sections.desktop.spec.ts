import { openGallery, test } from './section-gallery.ts';
import { expect } from './shopper.ts';

// Phones swipe; arrows are for pointers that hover.
test('[CONTENT-04] hides an arrow at an edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
  const carousel = page.locator('.hero-carousel').first();
  const back = carousel.getByRole('button', { name: 'Previous' });
  const on = carousel.getByRole('button', { name: 'Next' });
  await expect(back).toBeHidden();
  await on.click();
  await expect(back).toBeVisible();
  await on.click();
  await expect(carousel.locator('.carousel-bullet[aria-current="true"]')).toHaveAccessibleName(
    'Slide 3 of 3',
  );
  await page.mouse.move(0, 0);
  await page.locator('h1').click();
  await expect(on).toBeHidden();
});

test('[CONTENT-04] a carousel is moved by a mouse drag without a click, and by the keyboard', async ({
  page,
}) => {
  await openGallery(page, 'ImageCtaCarousel', '.carousel-track');
  const track = page.locator('.carousel-track').first();
  const left = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await track.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await track.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 350, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(100);
  await expect(page).toHaveURL(/staff\/sections/);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 20, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(3);
  const on = page.locator('.carousel').first().getByRole('button', { name: 'Next' });
  await on.focus();
  await on.press('Enter');
  await expect(page.locator('.carousel').first().getByRole('button', { name: 'Previous' })).toBeVisible();
});

test('[CONTENT-05] a shoppable point without its product shows a message', async ({ page }) => {
  await openGallery(page, 'HeroBanner', '.shop-point-button');
  await page.locator('.shop-point-button:visible').nth(1).click();
  await expect(page.locator('.shop-drop:visible')).toHaveText('Sorry, we cannot find product ZZZ99999');
});
