import { brotliCompressSync, gzipSync } from 'node:zlib';
// These pages have nobody at them, so nothing but the first view may be fetched.
import { expect, type Page, test } from '@playwright/test';
import { examples } from '#demo/examples.ts';
import { WITH_PICTURES } from './browser.ts';

test.use({ launchOptions: WITH_PICTURES });

const LISTING = '/categories/womens-dresses';
/** Script as gzip packs it, style as browsers of today fetch it. */
const BUDGET = { script: 135 * 1_000, style: 15 * 1_000 };

async function weigh(page: Page, address: string): Promise<{ script: number; style: number }> {
  const fetched: Promise<{ type: 'script' | 'style'; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const type = kind === 'script' ? 'script' : 'style';
    const pack = type === 'script' ? gzipSync : brotliCompressSync;
    fetched.push(response.body().then((body) => ({ type, bytes: pack(body).length })));
  });
  // Time stands still: what a page fetches later by itself is not its first view.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  const weight = { script: 0, style: 0 };
  for (const { type, bytes } of await Promise.all(fetched)) weight[type] += bytes;
  return weight;
}

test('a front page, a list and a product are seen with little script and style', async ({ context }) => {
  for (const address of ['/', LISTING, examples['many-reviews']!.path]) {
    const { script, style } = await weigh(await context.newPage(), address);
    expect(script, `script of ${address}`).toBeLessThanOrEqual(BUDGET.script);
    // A front page shows sections of six families, each with a stylesheet of its own.
    const allowed = address === '/' ? BUDGET.style + 3_000 : BUDGET.style;
    expect(style, `style of ${address}`).toBeLessThanOrEqual(allowed);
  }
});

test('a click that comes before the page is alive is not lost', async ({ page }) => {
  await page.goto(LISTING, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Add to wishlist:/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a choice that is made before the page is alive is not lost', async ({ page }) => {
  await page.goto(LISTING, { waitUntil: 'networkidle' });
  await page.locator('.sort-select:visible').selectOption('price-asc');
  await expect(page).toHaveURL(`${LISTING}?sort=price-asc`);
});
