import type { Locator, Page } from '@playwright/test';
import { openGallery, test } from './section-gallery.ts';
import { expect } from './shopper.ts';

/** A touch that starts, moves and ends. */
async function swipe(page: Page, target: Locator, by: number) {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const y = box.y + box.height / 2;
  const from = by < 0 ? box.x + box.width * 0.85 : box.x + box.width * 0.15;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + by * part);
  await touch('touchEnd', from + by);
}

test('[CONTENT-04] a swipe moves the hero, and it resumes by itself later', async ({ page }) => {
  await page.clock.install();
  await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
  const hero = page.locator('.hero-carousel').first();
  await swipe(page, hero.locator('.hero-carousel-track'), -260);
  const current = hero.locator('.carousel-bullet[aria-current="true"]');
  await expect(current).toHaveAccessibleName('Slide 2 of 3');
  await page.clock.runFor(5_000);
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName('Slide 3 of 3');
});

test('[CONTENT-06] promises change on a swipe over 50 pixels, not on a shorter one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, 'UspBanner', '.usp');
  const banner = page.locator('.usp').first();
  const shown = banner.locator('.usp-item[data-on]');
  await expect(shown).toContainText('Next day delivery');
  await swipe(page, banner, -30);
  await expect(shown).toContainText('Next day delivery');
  await swipe(page, banner, -120);
  await expect(shown).toContainText('The sale ends in');
});

test('[CONTENT-08] a tap turns a category card over', async ({ page }) => {
  await openGallery(page, 'CategoryCard', 'details.category-card');
  const card = page.locator('details.category-card').first();
  await card.locator('summary').tap();
  await expect(card.getByRole('link')).toHaveText(['Jumpers', 'Cardigans', 'Cashmere', 'Shop all']);
});

test('[CONTENT-10] a film that cannot start is logged without other effects', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new Error('not allowed'));
  });
  const noted: string[] = [];
  const broken: Error[] = [];
  page.on('console', (message) => noted.push(message.text()));
  page.on('pageerror', (error) => broken.push(error));
  await openGallery(page, 'Video', 'video');
  await page.locator('video').last().scrollIntoViewIfNeeded();
  await expect.poll(() => noted.join()).toContain('The video could not start by itself');
  expect(broken).toEqual([]);
});
