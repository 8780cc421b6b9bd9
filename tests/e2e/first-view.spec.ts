import { gzipSync } from 'node:zlib';
// Without the fixture of `shopper.ts`: what a page does by itself.
import { expect, type Page, type Response, test } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { followAssets, waitForHydration } from './hydrated.ts';

const LISTING = '/categories/womens-dresses';
/**
 * Bytes after gzip. `firstScript` starts React; `firstStyle` blocks the first paint, a long front page links more further down. `script`
 * and `style` are all that a page fetches without an interaction, those of the likely next page included.
 */
const BUDGET = { firstScript: 135_000, script: 320_000, firstStyle: 15_000, style: 36_000 };

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** The modules that a deferred page imports first: those listed for the starter, and the one that starts React. */
function firstModules(html: string): string[] {
  const listed = JSON.parse(/const moduleUrls = (\[[^\]]*\]);/.exec(html)?.[1] ?? '[]') as string[];
  return [...listed, ...[...html.matchAll(/import\("(\/assets\/[^"]+)"\)/g)].map(([, url]) => url!)];
}

async function measureTransfer(page: Page, address: string) {
  const fetched: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  const recordResponse = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const path = new URL(response.url()).pathname;
    fetched.push(response.body().then((body) => ({ kind, path, bytes: gzipSize(body) })));
  };
  page.on('response', recordResponse);
  const assets = followAssets(page);
  const document = await page.goto(address, { waitUntil: 'load' });
  const html = (await document?.text()) ?? '';
  await waitForHydration(page);
  await assets.settle();
  page.off('response', recordResponse);
  const scriptsBefore = await page.evaluate(() => {
    const [{ domContentLoadedEventStart = 0 } = {}] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const begin = Math.min(domContentLoadedEventStart, paint?.startTime ?? Number.POSITIVE_INFINITY);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < begin).length;
  });
  const head = html.slice(0, html.indexOf('</head>'));
  // Small stylesheets are inlined.
  const inPage = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  const linked = [...head.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url!);
  const all = await Promise.all(fetched);
  const sum = (files: typeof all) => files.reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind: string) => all.filter((file) => file.kind === kind);
  const first = firstModules(html);
  return {
    scriptsBefore,
    firstScript: sum(of('script').filter(({ path }) => first.includes(path))),
    script: sum(of('script')),
    style: gzipSize(inPage) + sum(of('stylesheet')),
    firstStyle: gzipSize(inPage) + sum(of('stylesheet').filter(({ path }) => linked.includes(path))),
  };
}

test('the first view of a front page, a list and a product needs no script, and styles and scripts stay within the budget', async ({
  context,
}) => {
  for (const address of ['/', LISTING, examples['many-reviews']!.path]) {
    const transfer = await measureTransfer(await context.newPage(), address);
    expect(transfer.scriptsBefore, `scripts before the first view of ${address}`).toBe(0);
    for (const kind of ['firstScript', 'script', 'firstStyle', 'style'] as const) {
      expect(transfer[kind], `${kind} of ${address}`).toBeGreaterThan(0);
      expect.soft(transfer[kind], `${kind} of ${address}`).toBeLessThanOrEqual(BUDGET[kind]);
    }
  }
});

const hiddenBands = (page: Page) =>
  page
    .locator('.band > *')
    .evaluateAll(
      (contents) =>
        contents.filter((content) => getComputedStyle(content).contentVisibility === 'hidden').length,
    );

test('a front page shows all its bands when its scripts fail to load, and without script', async ({
  page,
  browser,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => hiddenBands(page)).toBe(0);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await withoutScript.newPage();
  await unscripted.goto('/');
  expect(await hiddenBands(unscripted)).toBe(0);
  await withoutScript.close();
});

test('[FELT-03] a front page shows all its bands as soon as somebody scrolls', async ({ page }) => {
  // A processor that is never idle; and the bands do not appear by themselves after a while.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  expect(await hiddenBands(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => hiddenBands(page)).toBe(0);
});
