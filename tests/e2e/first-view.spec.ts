import { gzipSync } from 'node:zlib';
// These pages have nobody at them, so nothing but the first view may be fetched.
import { expect, type Page, type Response, test } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { WITH_PICTURES } from './browser.ts';

test.use({ launchOptions: WITH_PICTURES });

const LISTING = '/categories/womens-dresses';
/** As gzip packs them. Style at first is what the first paint waits for; a long front page brings more behind it. */
const BUDGET = { script: 135_000, firstStyle: 15_000, style: 20_000 };
/** Well after a page that is at rest has fetched its scripts, and before one that moves wakes by itself. */
const AT_REST_MS = 1_500;

const packed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

async function weigh(page: Page, address: string) {
  const fetched: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  const weighOne = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const path = new URL(response.url()).pathname;
    fetched.push(response.body().then((body) => ({ kind, path, bytes: packed(body) })));
  };
  page.on('response', weighOne);
  // Time stands still: what a page fetches later by itself is not its first view.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = await Promise.all(fetched);
  const first = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  // Small ones stand in the page itself.
  const inPage = await page
    .locator('head style')
    .evaluateAll((styles) => styles.map((style) => style.textContent ?? '').join(''));
  await page.clock.runFor(AT_REST_MS);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(true);
  page.off('response', weighOne);
  const all = await Promise.all(fetched);
  const sum = (files: typeof all) => files.reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind: string) => all.filter((file) => file.kind === kind);
  return {
    scriptsBefore: before.filter(({ kind }) => kind === 'script').length,
    script: sum(of('script')),
    style: packed(inPage) + sum(of('stylesheet')),
    firstStyle: packed(inPage) + sum(of('stylesheet').filter(({ path }) => first.includes(path))),
  };
}

test('a front page, a list and a product are seen with little style and no script, and rest with little', async ({
  context,
}) => {
  for (const address of ['/', LISTING, examples['many-reviews']!.path]) {
    const weight = await weigh(await context.newPage(), address);
    expect(weight.scriptsBefore, `scripts before the first view of ${address}`).toBe(0);
    expect(weight.script, `script of ${address}`).toBeGreaterThan(0);
    expect(weight.script, `script of ${address}`).toBeLessThanOrEqual(BUDGET.script);
    expect(weight.firstStyle, `style at first of ${address}`).toBeGreaterThan(0);
    expect(weight.firstStyle, `style at first of ${address}`).toBeLessThanOrEqual(BUDGET.firstStyle);
    expect(weight.style, `style of ${address}`).toBeLessThanOrEqual(BUDGET.style);
  }
});

test.describe('somebody new', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const hasStarted = (page: Page) => page.evaluate(() => '__reactRouterRouteModules' in window);

  async function openAtRest(page: Page): Promise<void> {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(LISTING, { waitUntil: 'networkidle' });
    await page.clock.runFor(AT_REST_MS);
    await expect(page.locator('head link[rel=modulepreload]').first()).toBeAttached();
    expect(await hasStarted(page)).toBe(false);
  }

  test('has a page to themselves until they stir; its script is there by then', async ({ page }) => {
    await openAtRest(page);
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 260);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

  test('who only looks has a page that is alive a little later', async ({ page }) => {
    await openAtRest(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
});

test('a front page whose scripts never come shows all of itself, and so does one without script', async ({
  page,
  browser,
}) => {
  const hiddenBands = (of: Page) =>
    of
      .locator('.band')
      .evaluateAll(
        (bands) => bands.filter((band) => getComputedStyle(band).contentVisibility === 'hidden').length,
      );
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => hiddenBands(page)).toBe(0);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const still = await withoutScript.newPage();
  await still.goto('/');
  expect(await hiddenBands(still)).toBe(0);
  await withoutScript.close();
});
