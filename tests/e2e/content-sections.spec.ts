import type { Page } from '@playwright/test';
import { gallery, openGallery, pretendGuest, test } from './section-gallery.ts';
import { expect } from './shopper.ts';

test.describe('the hero carousel', () => {
  const current = (page: Page) =>
    page.locator('.hero-carousel').first().locator('.carousel-bullet[aria-current="true"]');

  test('[CONTENT-04] moves by itself, stops on interaction and resumes five seconds later, pauses until play', async ({
    page,
  }) => {
    await page.clock.install();
    await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
    await expect(current(page)).toHaveAccessibleName('Slide 1 of 3');
    await page.clock.runFor(5_000);
    await expect(current(page)).toHaveAccessibleName('Slide 2 of 3');
    const carousel = page.locator('.hero-carousel').first();
    await carousel.getByRole('button', { name: 'Slide 1 of 3' }).click();
    await expect(current(page)).toHaveAccessibleName('Slide 1 of 3');
    await page.clock.runFor(4_000);
    await expect(current(page)).toHaveAccessibleName('Slide 1 of 3');
    // The time of a slide begins when the interaction ends.
    await page.clock.runFor(1_000);
    await page.clock.runFor(5_000);
    await expect(current(page)).toHaveAccessibleName('Slide 2 of 3');

    // Pause lasts until play is pressed.
    await carousel.getByRole('button', { name: 'Stop moving' }).click();
    await carousel.getByRole('button', { name: 'Slide 1 of 3' }).click();
    await page.clock.runFor(30_000);
    await expect(current(page)).toHaveAccessibleName('Slide 1 of 3');
    await carousel.getByRole('button', { name: 'Start moving' }).click();
    await page.clock.runFor(30_000);
    await expect(current(page)).not.toHaveAccessibleName('Slide 1 of 3');
  });

  test('[CONTENT-04] does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
    await expect(
      page.locator('.hero-carousel').first().getByRole('button', { name: 'Start moving' }),
    ).toBeVisible();
  });
});

test('[CONTENT-03] a slide that is not for this visitor is left out', async ({ page }) => {
  await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
  const carousel = page.locator('.hero-carousel').nth(1);
  await expect(carousel.locator('.carousel-bullet').last()).toHaveAccessibleName('Slide 2 of 2');
  await pretendGuest(page);
  await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
  await expect(carousel.locator('.carousel-bullet').last()).toHaveAccessibleName('Slide 3 of 3');
});

test('[CONTENT-05] an open product pauses its carousel; closing it resumes', async ({ page }) => {
  await page.clock.install();
  await openGallery(page, 'HeroBannerCarousel', '.hero-carousel-track');
  const carousel = page.locator('.hero-carousel').nth(1);
  const current = carousel.locator('.carousel-bullet[aria-current="true"]');
  const point = carousel.locator('.shop-point-button:visible');
  await point.click();
  await expect(carousel.locator('.shop-drop')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(current).toHaveAccessibleName(/^Slide 1/);
  await page.locator('h1').click();
  await expect(carousel.locator('.shop-drop')).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(current).toHaveAccessibleName(/^Slide 2/);
});

test('[CONTENT-03] [CONTENT-05] a guest sees the hero for guests; a shoppable point opens its product and closes on a click elsewhere', async ({
  page,
}) => {
  await pretendGuest(page);
  await openGallery(page, 'HeroBanner', '.shop-point-button');
  await expect(page.getByRole('heading', { name: 'Join us' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  const point = page.locator('.shop-point-button:visible').first();
  await point.click();
  await expect(point).toHaveAttribute('aria-expanded', 'true');
  const drop = page.locator('.shop-drop:visible');
  await expect(drop.getByRole('link', { name: /Sofa/ })).toHaveAttribute(
    'href',
    /\/product\/.+colour=forest/,
  );
  await expect(drop.getByRole('button')).toHaveCount(0);
  await page.locator('h1').click();
  await expect(drop).toHaveCount(0);
});

test('[STAFF-05] the gallery is for staff only', async ({ playwright, baseURL }) => {
  const guest = await playwright.request.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
  });
  const response = await guest.get('/staff/sections');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('data-section="Marquee"');
  await guest.dispose();
});

test('[CONTENT-03] those who are signed in see their hero; a point is at its percentage of the whole picture, however low the screen', async ({
  page,
}) => {
  await openGallery(page, 'HeroBanner', '.shop-point-button');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join us' })).toHaveCount(0);
  for (const [width, height, ratio] of [
    [1440, 480, 0.5],
    [390, 480, 1.1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const measured = () =>
      page
        .locator('.hero:has(.shop-point)')
        .first()
        .evaluate((hero) => {
          const picture = hero.querySelector('.art-picture')!.getBoundingClientRect();
          const point = [...hero.querySelectorAll('.shop-point')].find((one) => one.checkVisibility())!;
          const { top, height: size } = point.getBoundingClientRect();
          return {
            ratio: Number((picture.height / picture.width).toFixed(1)),
            share: Number(((top + size / 2 - picture.top) / picture.height).toFixed(1)),
          };
        });
    await expect.poll(measured).toEqual({ ratio, share: 0.6 });
  }
});

test('[CONTENT-06] promises rotate every three seconds and wait while their dropdown is open', async ({
  page,
}) => {
  await page.clock.install();
  await openGallery(page, 'UspBanner', '.usp');
  const banner = page.locator('.usp').first();
  const shown = banner.locator('.usp-item[data-on]');
  await expect(shown).toContainText('Next day delivery');
  await page.clock.runFor(3_000);
  await expect(shown).toContainText('The sale ends in');
  await page.clock.runFor(3_000);
  await expect(shown).toContainText('send it back');
  // The slide may still be moving when it is clicked.
  await expect(async () => {
    await shown.locator('summary').click();
    await expect(banner.getByText('Unworn, with its labels on')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(shown).toContainText('send it back');
  await expect(banner.getByText('Unworn, with its labels on')).toBeVisible();
  await page.locator('h1').click();
  await expect(banner.getByText('Unworn, with its labels on')).toBeHidden();
});

test('[CONTENT-07] a countdown ticks, stops at zeros when it ends, and shows zeros once it is over', async ({
  page,
}) => {
  const ZEROS = ['00', '00', '00', '00'];
  await page.clock.install({ time: new Date('2030-12-31T23:59:00Z') });
  await openGallery(page, 'CountdownBanner', '.countdown');
  await expect(page.locator('.countdown').last().locator('.clock-figure')).toHaveText(ZEROS);
  const figures = page.locator('.countdown').nth(1).locator('.clock-figure');
  await expect(figures.last()).toHaveText(/^\d\d$/);
  const before = await figures.last().textContent();
  await page.clock.runFor(1_000);
  await expect(figures.last()).not.toHaveText(before ?? '');
  await page.clock.runFor(60_000);
  await expect(figures).toHaveText(ZEROS);
  await page.clock.runFor(5_000);
  await expect(figures).toHaveText(ZEROS);
});

test('[CONTENT-09] a department’s button ignores brand and query; the last press wins, and an empty department changes nothing', async ({
  page,
}) => {
  await openGallery(page, 'PersonalisedProductCarousel', '.product-buttons button');
  const products = page.locator('[data-section="PersonalisedProductCarousel"]').first();
  const button = (name: string) => products.getByRole('button', { name, exact: true });
  const names = () => products.locator('article').allInnerTexts();
  const before = await names();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/carousel\/products\?category=mens/, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/categories-carousel\/products/);
  const first = page.waitForResponse(/category=mens/);
  await button('Men').click();
  expect(new URL((await requested).url()).search).toBe('?category=mens');
  await button('Home').click();
  await expect(products.locator('[aria-busy="false"]')).toBeVisible();
  const home = await names();
  expect(home).not.toEqual(before);
  release();
  await first;
  await expect(button('Home')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(home);
  await page.route(/category=beauty/, (route) => route.fulfill({ json: { cards: [] } }));
  await button('Beauty').click();
  await expect(products.getByText('There is nothing to show there just now.')).toBeVisible();
  await expect(button('Home')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(home);
});

test('[CONTENT-09] a categories carousel asks which recommendation fills it, and works without a response', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(/getRecommendationId/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await openGallery(page, 'CategoriesProductCarousel', '.product-buttons button');
  const requested = page.waitForRequest(/getRecommendationId\?satelliteKey=gifts&selectedTerm=gifts-for-him/);
  const products = page.waitForResponse(/categories-carousel\/products/);
  await page.getByRole('button', { name: 'For him' }).click();
  await requested;
  expect((await products).status()).toBe(200);
  await expect.poll(() => errors.join()).toContain('Failed to fetch recommendation parameters');
  await expect(page.locator('article').first()).toBeVisible();
});

test('[CONTENT-10] a film plays muted when half of it is visible, and stops when it is not', async ({
  page,
}) => {
  await openGallery(page, 'Video', 'video');
  const film = page.locator('video').last();
  const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expect.poll(isPlaying).toBe(false);
});

test('[CONTENT-10] a film in a card has a button of its own; the rest of the card is its link', async ({
  page,
}) => {
  await openGallery(page, 'CtaCard', 'video');
  const card = page.locator('.cta-card:has(video)');
  const isPlaying = () => card.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);
  await card.getByRole('button').click();
  await expect.poll(isPlaying).toBe(false);
  await expect(page).toHaveURL(/staff\/sections/);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/categories\/the-linen-edit$/);
});

test('[CONTENT-11] a banner’s words change below 768 pixels', async ({ page }) => {
  await page.goto(gallery('LiveText'));
  const title = page.locator('.live-title').nth(1);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(title.getByText('Dressed first.', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(title.getByText('Dressed first. Home last.')).toBeVisible();
});

test('[CONTENT-12] a marquee can be stopped', async ({ page }) => {
  await openGallery(page, 'Marquee', '.strip-pause');
  const button = page.locator('.strip-pause').first();
  await button.focus();
  await button.press('Enter');
  await expect(page.locator('.marquee').first()).toHaveAttribute('data-paused', /.*/);
  await expect(button).toHaveAccessibleName('Start moving');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONTENT-08] a category card turns over', async ({ page }) => {
    await page.goto('/staff/sections?type=CategoryCard');
    const card = page.locator('details.category-card').first();
    await expect(card.getByRole('link', { name: 'Jumpers' })).toBeHidden();
    await card.locator('summary').click();
    await expect(card.getByRole('link')).toHaveText(['Jumpers', 'Cardigans', 'Cashmere', 'Shop all']);
    await expect(card.getByRole('link', { name: 'Jumpers' })).toBeVisible();
  });

  test('[CONTENT-13] a takeover changes sides', async ({ page }) => {
    await page.goto('/staff/sections?type=TakeoverToggle');
    await expect(page.getByRole('heading', { name: 'Coats and dresses' })).toBeVisible();
    await page.getByText('Home', { exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Sofas and lamps' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Coats and dresses' })).toBeHidden();
  });
});
