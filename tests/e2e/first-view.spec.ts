import { gzipSync } from 'node:zlib';
// Without the fixture of `shopper.ts`: without user activity nothing but the first view may be fetched.
import { expect, type Page, type Response, test } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { WITH_PICTURES } from './browser.ts';

test.use({ launchOptions: WITH_PICTURES });

const LISTING = '/categories/womens-dresses';
/** Bytes after gzip. `firstStyle` blocks the first paint; a long front page links more further down. */
const BUDGET = { script: 135_000, firstStyle: 15_000, style: 20_000 };
/** Long after an idle page has fetched its scripts, and before one with moving sections hydrates by itself. */
const IDLE_MS = 1_500;

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

async function measureTransfer(page: Page, address: string) {
  const fetched: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  const recordResponse = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const path = new URL(response.url()).pathname;
    fetched.push(response.body().then((body) => ({ kind, path, bytes: gzipSize(body) })));
  };
  page.on('response', recordResponse);
  // The clock is paused: what a page fetches later by itself is not its first view.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = await Promise.all(fetched);
  const first = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  // Small stylesheets are inlined.
  const inPage = await page
    .locator('head style')
    .evaluateAll((styles) => styles.map((style) => style.textContent ?? '').join(''));
  await page.clock.runFor(IDLE_MS);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(true);
  page.off('response', recordResponse);
  const all = await Promise.all(fetched);
  const sum = (files: typeof all) => files.reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind: string) => all.filter((file) => file.kind === kind);
  return {
    scriptsBefore: before.filter(({ kind }) => kind === 'script').length,
    script: sum(of('script')),
    style: gzipSize(inPage) + sum(of('stylesheet')),
    firstStyle: gzipSize(inPage) + sum(of('stylesheet').filter(({ path }) => first.includes(path))),
  };
}

test('the first view of a front page, a list and a product needs no script, and styles and scripts stay within the budget', async ({
  context,
}) => {
  for (const address of ['/', LISTING, examples['many-reviews']!.path]) {
    const transfer = await measureTransfer(await context.newPage(), address);
    expect(transfer.scriptsBefore, `scripts before the first view of ${address}`).toBe(0);
    expect(transfer.script, `script of ${address}`).toBeGreaterThan(0);
    expect(transfer.script, `script of ${address}`).toBeLessThanOrEqual(BUDGET.script);
    expect(transfer.firstStyle, `style at first of ${address}`).toBeGreaterThan(0);
    expect(transfer.firstStyle, `style at first of ${address}`).toBeLessThanOrEqual(BUDGET.firstStyle);
    expect(transfer.style, `style of ${address}`).toBeLessThanOrEqual(BUDGET.style);
  }
});

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const hasStarted = (page: Page) => page.evaluate(() => '__reactRouterRouteModules' in window);

  async function openIdle(page: Page): Promise<void> {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(LISTING, { waitUntil: 'networkidle' });
    await page.clock.runFor(IDLE_MS);
    await expect(page.locator('head link[rel=modulepreload]').first()).toBeAttached();
    expect(await hasStarted(page)).toBe(false);
  }

  test('gets no hydration before the first activity; the scripts are preloaded by then', async ({ page }) => {
    await openIdle(page);
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 260);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

  test('without activity gets hydration a little later', async ({ page }) => {
    await openIdle(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
});

test('a front page shows all its bands when its scripts fail to load, and without script', async ({
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
  const unscripted = await withoutScript.newPage();
  await unscripted.goto('/');
  expect(await hiddenBands(unscripted)).toBe(0);
  await withoutScript.close();
});
