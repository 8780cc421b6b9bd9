import type { Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { recordBeacons } from './beacons.ts';
import { scrollBy, scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

const LIST = '/categories/womens-dresses';
const ADS = '**/_api/advertising/miraklSponsoredProducts**';
const places = (page: Page) => page.locator('.card-grid > .sponsored-place');
const sponsored = (page: Page) => places(page).locator('article[data-sponsored]');

test('[SPON-01] [SPON-02] [SPON-03] five lead an unfiltered list, labelled, counted once and not repeated', async ({
  page,
}) => {
  const moments = await recordBeacons(page, '/_api/advertising/count');
  const requested = page.waitForRequest(ADS);
  await page.goto(LIST);
  const query = new URL((await requested).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    signal: 'womens-dresses',
    pageType: 'category',
    platform: 'desktop',
  });
  await expect(sponsored(page)).toHaveCount(5);
  await expect(page.locator('.card-grid > li').first()).toHaveClass(/sponsored-place/);
  for (const card of await sponsored(page).all()) {
    await expect(card.getByText(/^Sponsored/)).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute('rel', 'sponsored');
    const id = await card.getAttribute('data-product');
    await expect(page.locator(`.card-grid [data-product="${id}"]`)).toHaveCount(1);
  }
  await expectAccessible(page, '.sponsored-place');

  // Seen means half of it in view.
  await sponsored(page).first().scrollIntoViewIfNeeded();
  await scrollBy(page, 400);
  const adIds = () =>
    moments.filter((body) => body.includes('impression')).map((body) => JSON.parse(body).adId);
  await expect.poll(() => new Set(adIds()).size).toBe(5);
  await scrollBy(page, 3000);
  await scrollBy(page, -3000);
  const again = await page.request.post('/_api/advertising/count', {
    data: { adId: adIds()[0], moment: 'impression' },
  });
  expect(await again.json()).toEqual({ isCounted: false });
  expect(adIds()).toHaveLength(5);

  await sponsored(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => moments.filter((body) => body.includes('"click"')).length).toBe(1);
});

test('[SPON-01] they stay above further pages, and are absent from filtered and sorted lists', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(sponsored(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(sponsored(page)).toHaveCount(5);
  await page.goto(`${LIST}/facet/brand/Coast`);
  await expect(sponsored(page).first()).toBeVisible();
  for (const card of await sponsored(page).all()) await expect(card).toContainText('Coast');
  await page.goto(`${LIST}?sort=newness`);
  await expect(page.locator('.card-grid article').first()).toBeVisible();
  await expect(places(page)).toHaveCount(0);
  for (const other of [`${LIST}?page=2`, `${LIST}/facet/sizes/12`]) {
    await page.goto(other);
    await expect(page.locator('.card-grid article').first()).toBeVisible();
    await expect(places(page), other).toHaveCount(0);
  }
});

test('[SPON-02] their places are there from the first paint; nothing moves when personal ones load', async ({
  page,
}) => {
  const html = await (await page.request.get(LIST)).text();
  expect(html.match(/data-sponsored/g)).toHaveLength(5);
  expect(html.match(/rel="sponsored"/g)).toHaveLength(5);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LIST);
  await expect(sponsored(page)).toHaveCount(5);
  const organic = page.locator('.card-grid > li:not(.sponsored-place) article:visible').first();
  const before = await organic.boundingBox();
  const came = page.waitForResponse(ADS);
  release();
  await came;
  await expect(sponsored(page)).toHaveCount(5);
  await expect.poll(async () => (await organic.boundingBox())?.y).toBeCloseTo(before!.y, 0);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});

test('[SPON-03] a failing provider gives no advertisements, and the list works', async ({ page }) => {
  await page.route(ADS, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(LIST);
  await expect(places(page)).toHaveCount(0);
  await expect(page.locator('.card-grid article')).toHaveCount(40);
  const wrong = await page.request.get('/_api/advertising/miraklSponsoredProducts?pageType=category');
  expect(wrong.status()).toBe(400);
  const nobody = await page.request.get(
    '/_api/advertising/miraklSponsoredProducts?signal=no-such-place&pageType=category&platform=mobile',
  );
  expect(await nobody.json()).toEqual([]);
});

test('[SPON-04] a row of advertisements is on the product page, 4.5 in view', async ({ page }) => {
  await page.goto(examples['size-dress']!.path);
  await scrollToDeferred(page, 'section[aria-label="Sponsored"] article[data-sponsored]');
  const row = page.locator('section[aria-label="Sponsored"]');
  const [track, slide] = [
    (await row.locator('.carousel-track').boundingBox())!,
    (await row.locator('li').first().boundingBox())!,
  ];
  expect(track.width / (slide.width + 16)).toBeCloseTo(4.5, 0);
  await expectAccessible(page, 'section[aria-label="Sponsored"]');
});
