import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { findVariants, signUp } from './shopping.ts';

const BRANDS = ['coast', 'oasis', 'warehouse', 'misspap', 'burton', 'gorgeous'];

/** The shop of a brand is at `{brand}.localhost`. */
function shopOf(brand: string, baseURL: string | undefined, path = '/') {
  const url = new URL(path, baseURL);
  url.hostname = `${brand}.localhost`;
  return url.href;
}

async function widerThanScreen(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Waits until React has attached its handlers to an element. */
async function waitForHydration(page: Page, selector: string) {
  await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted);
      return !!element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    },
    selector,
    { timeout: 20_000 },
  );
}

const section = (page: Page, type: string) => page.locator(`[data-section="${type}"]`).first();

test.describe('content pages', () => {
  test('[CONTENT-02] the front page shows campaign, departments, products and promises, nothing jumps, and it is accessible', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) state.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(
      section(page, 'HeroBannerCarousel').getByRole('link', { name: 'Women’s coats' }),
    ).toBeVisible();
    const first = section(page, 'HeroBannerCarousel').locator('img').first();
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(section(page, 'CtaGrid').locator('img').first()).toHaveAttribute('loading', 'lazy');
    await expect(section(page, 'ProductCarousel').locator('article').first()).toBeVisible();
    // Without activity it hydrates by itself before its first slide moves on.
    await waitForHydration(page, '.hero-carousel-track');
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    await expectAccessible(page);
  });

  test('[ROUTE-08] help pages, the brand room and every brand’s pages exist', async ({ request }) => {
    const paths = [
      ...['delivery', 'returns', 'size-guide', 'contact', 'about', 'privacy', 'terms'].map(
        (name) => `/pages/informational/${name}`,
      ),
      '/pages/brand-room',
      '/pages/brands/dorothy-perkins',
      '/pages/brands/dorothy-perkins/informational/size-guide',
      ...['christmas', 'winter-sale', 'rewards', 'the-studio', 'gift-guide'].map((name) => `/pages/${name}`),
      '/blog',
    ];
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect((await response.text()).match(/<h1/g), path).toHaveLength(1);
    }
  });

  test('the journal and the seasonal pages are in the visitor’s language', async ({ request }) => {
    const said = [
      ['/fr/blog/how-to-choose-a-winter-coat', 'Commencez par l’épaule'],
      ['/nl/pages/christmas', 'Iets voor iedereen op het lijstje'],
      ['/sv/pages/winter-sale', 'Vinterrean'],
      ['/fr/pages/informational/returns', 'Trois étapes'],
    ];
    for (const [path, words] of said) expect(await (await request.get(path!)).text(), path).toContain(words);
  });

  test('[CONTENT-13] the wishlist is on the front page of a phone, in its colour, and not on a desktop', async ({
    page,
  }) => {
    await signUp(page);
    const saved = section(page, 'WishlistCarousel');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
    await expect(saved).toBeEmpty();
    const [one] = await findVariants(page.request, 1);
    const { sku: lineItemSku, productKey, colour: colourSelected } = one!;
    const item = { lineItemSku, productKey, colourSelected, sizeSelected: false };
    await page.request.post('/_api/wishlist/add', { data: item });
    await page.goto('/');
    await expect(saved.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/wishlist');
    const link = await saved.locator('li a').getAttribute('href');
    expect(link).toMatch(/^\/product\/[^?]+\?colour=/);
    expect(new URL(link!, 'http://shop').searchParams.get('colour')).toBe(colourSelected);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(saved).toBeEmpty();
  });

  test('[CONTENT-02] a page loads the styles of its own sections only', async ({ request }) => {
    const html = await (await request.get('/pages/informational/terms')).text();
    const styles = [...html.matchAll(/<link[^>]*data-precedence="section"[^>]*>/g)].map(([link]) => link);
    expect(styles.filter((link) => /editorial[^/"]*\.css/.test(link))).toHaveLength(1);
    expect(styles.filter((link) => /(hero|strips|video|products|cards)[^/"]*\.css/.test(link))).toEqual([]);
  });

  test('pages of editors pass the accessibility check', async ({ page }) => {
    for (const path of ['/pages/the-studio', '/pages/winter-sale', '/blog/skincare-in-three-bottles']) {
      await page.goto(path);
      // Header and footer are checked on the front page.
      await expectAccessible(page, 'main');
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONTENT-02] every section of a page is visible', async ({ page }) => {
    await page.goto('/');
    for (const type of ['HeroBannerCarousel', 'CtaGrid', 'ProductCarousel', 'BrandRoomCard', 'BlogSection']) {
      await expect(section(page, type)).toBeVisible();
    }
  });

  test('[CONTENT-04] a row of slides can be scrolled to its last one, and shows no arrow', async ({
    page,
  }) => {
    await page.goto('/');
    for (const type of [
      'HeroBannerCarousel',
      'CtaCarousel',
      'ProductCarousel',
      'BrandRoomCard',
      'BlogSection',
    ]) {
      const row = section(page, type).locator('.carousel-track, .hero-carousel-track').first();
      await row.locator('> li').last().scrollIntoViewIfNeeded();
      await expect(row.locator('> li').last()).toBeInViewport({ ratio: 0.5 });
      for (const arrow of await section(page, type).locator('.carousel-arrow').all())
        await expect(arrow).toBeHidden();
    }
  });

  test('[CONTENT-01] every brand has a front page of its own with its own products', async ({
    page,
    baseURL,
  }) => {
    for (const brand of BRANDS) {
      await page.goto(shopOf(brand, baseURL));
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page.locator('[data-section="HeroBanner"] h2')).toBeVisible();
      expect(await page.locator('[data-section="ProductCarousel"] article').count(), brand).toBeGreaterThan(
        4,
      );
      expect(await widerThanScreen(page), brand).toBeLessThanOrEqual(0);
    }
  });

  test('[ROUTE-10] category links on a known brand’s page lead to the brand’s part', async ({ page }) => {
    await page.goto('/pages/brands/dorothy-perkins');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dorothy Perkins');
    await expect(section(page, 'CtaCarousel').getByRole('link', { name: 'Jeans' })).toHaveAttribute(
      'href',
      '/categories/womens-jeans/facet/collection/Dorothy%20Perkins',
    );
  });

  test('[CONTENT-14] [ROUTE-11] a missing page shows the editors’ content for it, with status 404', async ({
    page,
  }) => {
    const response = await page.goto('/pages/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(section(page, 'ProductCarousel').locator('article').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex');
  });

  test('[CONTENT-13] the journal lists its articles, and an article shows its panels and products', async ({
    page,
  }) => {
    await page.goto('/blog');
    expect(await page.locator('.blog-card').count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('link', { name: /How to choose a winter coat/ }).click();
    await expect(page).toHaveURL(/\/blog\/how-to-choose-a-winter-coat$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('winter coat');
    await expect(section(page, 'BlogPanelDetail').locator('img')).toHaveCount(2);
    expect(await section(page, 'BlogPanelProductFocus').locator('article').count()).toBeGreaterThan(1);
    expect(await section(page, 'BlogPanelProductHighlight').locator('article').count()).toBe(2);
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  });

  test('no tile of the brand room is alone in its row, at any width', async ({ page }) => {
    await page.goto('/pages/brand-room');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator('.cta-grid')
        .first()
        .evaluate((grid) => ({
          grid: grid.getBoundingClientRect().right,
          last: grid.lastElementChild!.getBoundingClientRect().right,
        }));
      expect(Math.abs(ends.grid - ends.last), `${width} wide`).toBeLessThanOrEqual(1);
    }
  });
});
