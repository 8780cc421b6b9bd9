import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const ROOM = '/staff/catalogue';
/** Unique for each run, so that a second run finds nothing of the first. */
const stamp = Date.now().toString(36);
const KEY = `OWN-${stamp}`.toUpperCase();
const NAME = `Quoit Lantern ${stamp}`;

async function signIn(page: Page, role: 'staff' | 'admin') {
  const form = { email: `${role}@demo.example`, password: `demo-${role}`, returnTo: '/' };
  expect((await page.request.post('/sign-in', { form, maxRedirects: 0 })).status()).toBe(302);
}

async function lookAt(page: Page, kind: string, name: string, text: string) {
  await page.getByLabel('What is in it').selectOption({ label: kind });
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function apply(page: Page) {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Applied' })).toBeVisible();
}

const lantern = {
  key: KEY,
  name: NAME,
  brand: 'Quoit',
  type: 'home',
  category: 'home',
  colours: [{ colour: 'navy' }],
  variants: [{ sku: KEY, price: '49.00', quantity: 5 }],
};

test('an admin imports a product with a dry run first, applies it, and changes its price', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(ROOM);
  await expectAccessible(page);
  const broken = {
    ...lantern,
    key: `${KEY}-2`,
    category: 'nowhere',
    variants: [{ sku: `${KEY}-2`, price: '5' }],
  };
  const file = `${JSON.stringify(lantern)}\n${JSON.stringify(broken)}\n`;
  await lookAt(page, 'Products, categories and brands', 'own.jsonl', file);
  const changes = page.getByRole('table', { name: 'What would change' });
  await expect(changes.getByRole('row', { name: new RegExp(KEY) })).toContainText('New');
  const problems = page.getByRole('table', { name: 'Things to look at' });
  await expect(problems.getByRole('row', { name: /nowhere/ })).toContainText('category');
  await expectAccessible(page);
  // A dry run changes nothing.
  const address = `/product/${NAME}-${KEY}`.toLowerCase().replaceAll(' ', '-');
  expect((await page.request.get(address)).status()).toBe(404);
  await apply(page);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await expect
    .poll(async () => (await page.request.get(`/search?q=${encodeURIComponent(NAME)}`)).text())
    .toContain(address);

  await lookAt(page, 'Prices', 'prices.csv', `sku;price;was_price\n${KEY};39,00;49,00\n`);
  await apply(page);
  for (const place of [address, `/search?q=${encodeURIComponent(NAME)}`])
    await expect.poll(async () => (await page.request.get(place)).text()).toContain('£39.00');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
  // Without a picture of its own it shows the placeholder.
  const picture = page.locator('img[src*="/media/placeholder/product"]').first();
  await expect(picture).toBeAttached();
  expect((await page.request.get('/media/placeholder/product/320.webp')).headers()['content-type']).toBe(
    'image/webp',
  );

  await page.goto(ROOM);
  const past = page.getByRole('row', { name: /prices\.csv/ }).first();
  await expect(past).toContainText('admin@demo.example');
  await expect(past).toContainText('Applied');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('catalogue.jsonl');
  // Removed, so that no other journey meets it.
  await lookAt(
    page,
    'Products, categories and brands',
    'off.jsonl',
    JSON.stringify({ ...lantern, isOnSale: false }),
  );
  await apply(page);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('the catalogue needs an admin, and other systems need a token', async ({ page, request }) => {
  for (const address of [ROOM, `${ROOM}/export`])
    expect((await request.get(address)).status(), address).toBe(404);
  for (const address of [
    `${ROOM}/upload?kind=products`,
    `${ROOM}/pictures?name=a.jpg`,
    '/_api/catalogue/products',
  ])
    expect((await request.post(address, { data: '{}' })).status(), address).toBe(404);
  await signIn(page, 'staff');
  expect((await page.request.get(ROOM)).status()).toBe(404);
});
