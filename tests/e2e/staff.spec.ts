import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
/** An address within the office network of the tested shop. */
const OFFICE = { 'x-forwarded-for': '192.0.2.7' };
const ADDRESSES = [
  '/_api/staff/toolbar',
  `/_api/staff/export?address=${DRESSES}`,
  '/_api/staff/selection',
  '/_api/staff/prices/SVZ20120',
  '/wordsworth/SVZ20120',
];

/** Texts of the staff toolbar. */
const TOOLS = ['Export Products', 'Edit Page Content', 'Business Tools', 'Wordsworth'];

async function signIn(page: Page, role: 'staff' | 'admin', to: string) {
  const form = { email: `${role}@demo.example`, password: `demo-${role}`, returnTo: '/' };
  expect((await page.request.post('/sign-in', { form, maxRedirects: 0 })).status()).toBe(302);
  await page.goto(to);
}

async function firstProduct(page: Page): Promise<string> {
  const html = await (await page.request.get(DRESSES)).text();
  return /"?(\/product\/[a-z0-9-]+)\?/.exec(html)![1]!;
}

async function officePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: OFFICE, acceptDownloads: true });
  return context.newPage();
}

test('[STAFF-05] other visitors get no markup, data, file or address of staff tools', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  await page.goto(DRESSES);
  await expect(page.locator('.chat-launcher')).toBeAttached();
  expect(requested.filter((url) => /\/staff\//.test(url))).toEqual([]);
  await expect(page.getByText(new RegExp(TOOLS.join('|')))).toHaveCount(0);
  for (const address of ADDRESSES) expect((await request.get(address)).status(), address).toBe(404);
  for (const address of ['/_api/staff/selection', '/_api/staff/preview-badges'])
    expect((await request.post(address, { data: {} })).status(), address).toBe(404);
  // A forged header before the proxy's own is ignored.
  const forged = { 'x-forwarded-for': '192.0.2.7, 198.51.100.9' };
  expect((await request.get('/_api/staff/toolbar', { headers: forged })).status()).toBe(404);
});

test('[STAFF-05] a guest at a staff address gets the shop’s missing page', async ({ page }) => {
  await page.goto('/staff/studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[STAFF-01] the office exports a list over all its pages', async ({ browser }) => {
  const page = await officePage(browser);
  await page.goto(`${DRESSES}?sort=price-asc`);
  const button = page.getByRole('button', { name: 'Export Products' });
  await expect(button).toBeVisible();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_api/staff/export*', async (route) => {
    await held;
    await route.continue();
  });
  const download = page.waitForEvent('download');
  await button.click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  go();
  const file = await download;
  expect(file.suggestedFilename()).toBe('product-export.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('key,name,pdpURL');
  const count = Number.parseInt(await page.locator('.list-count').innerText(), 10);
  expect(count).toBeGreaterThan(40);
  expect(lines).toHaveLength(count + 1);
  const url = lines.at(-1)!.split(',').at(-1)!;
  expect((await page.request.get(url)).status()).toBe(200);
  await expect(button).toBeVisible();
  await page.context().close();
});

test('[STAFF-04] staff see how a price was computed, and the product inspector', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (each) => each.url().includes('/assets/staff/') && files.push(each.url()));
  await signIn(page, 'staff', await firstProduct(page));
  const price = await page.locator('.product-panel .price-now').first().innerText();
  await page.getByRole('button', { name: 'Business Tools' }).click();
  const breakdown = page.locator('.tooltip:popover-open');
  await expect(breakdown).toContainText('Internal price');
  await expect(breakdown).toContainText(/No discounts applied|−£/);
  await expect(breakdown).toContainText('Final price');
  expect(price).toMatch(/£/);
  await page.keyboard.press('Escape');

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('link', { name: 'View in Wordsworth' });
  const box = (await link.boundingBox())!;
  expect(box.x).toBeLessThan(40);
  expect(box.y).toBeGreaterThan(800);
  await link.click();
  await expect(page).toHaveURL(/\/wordsworth\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('£');
  await expect(page.getByText('The search engine finds this product.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Badges, and why' })).toContainText(/Shown|Not shown/);
  await expectAccessible(page, 'main');
  await expect(page.getByRole('button', { name: 'Export Products' })).toHaveCount(0);

  // The scripts too are for staff only.
  expect(files.length).toBeGreaterThan(0);
  const guest = await page.context().browser()!.newContext();
  for (const file of files) {
    expect((await page.request.get(file)).status()).toBe(200);
    expect((await guest.request.get(file)).status()).toBe(404);
  }
  await guest.close();
});

test('[STAFF-03] [BADGE-05] admins mark products, export the list, and preview badges', async ({ page }) => {
  await signIn(page, 'admin', DRESSES);
  const toggles = page.getByRole('button', { name: /^Select / });
  await expect(toggles.first()).toBeVisible();
  await toggles.first().click();
  await expect(toggles.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.first()).toHaveText('Selected');
  await expect(page.getByText('1 product selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the selection' }).click();
  expect(
    readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(2);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await page.getByRole('button', { name: 'Really clear it?' }).click();
  await expect(page.getByText('1 product selected')).toHaveCount(0);

  const edit = page.getByRole('link', { name: 'Edit Page Content' });
  await expect(edit).toHaveAttribute(
    'href',
    /^\/staff\/studio\/entry\?kind=listing-banner&key=womens-dresses/,
  );

  const badges = [
    { id: 'soon', placement: 'PLP-topRight_productImage', text1: 'Coming soon', priority: 0 },
    { id: 'soon-page', placement: 'PDP_promo', text1: 'Prepared for the page', priority: 0 },
  ];
  await page.route('**/preview-parent', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe title="preview" src="${DRESSES}" width="1200" height="800"></iframe><script>
        addEventListener('message', (event) => {
          if (event.data?.type === 'init')
            event.source.postMessage({ type: 'init-response', data: { badges: ${JSON.stringify(badges)} } }, event.origin);
        });
      </script>`,
    }),
  );
  await page.goto('/preview-parent');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Coming soon').first()).toBeVisible({ timeout: 20_000 });
  // The product page shows the previewed badge, and has its toggle.
  await frame.locator('.product-card-link').first().click();
  await expect(frame.locator('.product-panel').getByText('Prepared for the page')).toBeVisible({
    timeout: 20_000,
  });
  await expect(frame.getByRole('button', { name: /^Select / }).first()).toBeVisible();
  await page.goto(DRESSES);
  await expect(page.getByText('Coming soon')).toHaveCount(0);
});

test('[BADGE-08] badges of an experiment are shown on a category’s cards, and other origins cannot set them', async ({
  page,
  baseURL,
}) => {
  const shop = new URL(DRESSES, baseURL);
  // The demo brand with experiments.
  shop.hostname = 'nastygal.localhost';
  await page.goto(shop.href);
  const cards = page.locator('.product-card');
  await expect(cards.first()).toBeVisible();
  const say = (type: string, value: string) =>
    page.evaluate(
      ([kind, words]) =>
        window.postMessage({ type: kind, data: { category: 'womens-dresses', value: words } }, window.origin),
      [type, value],
    );
  // The listener is loaded with the first activity; messages before are lost.
  await expect(async () => {
    await say('abtastyBadge', 'Loved this week');
    await expect(cards.first().getByText('Loved this week')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await say('abtasty', 'Try it at home');
  await expect(cards.first().getByText('Try it at home')).toBeVisible();
  // Messages of a frame within the page are ignored.
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'other-frame';
    frame.srcdoc = '<p>Somebody else</p>';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe[name="other-frame"]').locator('p');
  await frame.evaluate(() => {
    const data = { category: 'womens-dresses', value: 'Not ours' };
    window.parent.postMessage({ type: 'abtastyBadge', data }, '*');
  });
  await say('abtasty', 'Try it twice');
  await expect(cards.first().getByText('Try it twice')).toBeVisible();
  await expect(page.getByText('Not ours')).toHaveCount(0);

  // Without an experiment of its own, a brand has neither the listener nor the endpoint.
  const elsewhere = await page.request.post(new URL('/_api/experiment-badges', baseURL).href, {
    data: { ids: [], messages: [] },
  });
  expect(elsewhere.status()).toBe(404);
});
