import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.join(ROOT, '.cache/e2e-without-demo');
const LOADED_MODULES = path.join(DATA, 'loaded-modules.txt');
const TOKEN = 'a-token-of-a-merchant-for-imports';
const CATALOGUE = [
  { kind: 'category', slug: 'instruments', names: { 'en-GB': 'Instruments' } },
  { kind: 'category', slug: 'ukuleles', parent: 'instruments', names: { 'en-GB': 'Ukuleles' } },
  {
    key: 'UKE-1',
    name: 'Concert Ukulele',
    slug: 'concert-ukulele',
    brand: 'Koa & Sons',
    type: 'gift',
    category: 'ukuleles',
    colours: [{ colour: 'natural' }],
    variants: [{ sku: 'UKE-1-N', price: '89.00', quantity: 5 }],
  },
];

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DEMO: 'false',
  ALLOW_SANDBOX_PAYMENTS: 'true',
  ALLOW_UNSENT_EMAIL: 'true',
  DATA_DIR: DATA,
  PORT: '0',
  LOG_LEVEL: 'error',
  CATALOGUE_TOKEN: TOKEN,
};

let shop: ChildProcess;
let origin: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA, { recursive: true });
  shop = fork(path.join(ROOT, 'server/main.server.ts'), [], {
    cwd: ROOT,
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--import=${path.join(import.meta.dirname, 'record-modules.mjs')}`,
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...ENVIRONMENT, LOADED_MODULES_FILE: LOADED_MODULES },
  });
  const [{ port }] = (await once(shop, 'message')) as [{ port: number }];
  origin = `http://localhost:${port}`;
});
test.afterAll(async () => {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
});

test('[MKT-12] a shop without the demo starts empty and closed, and takes an import', async ({
  page,
  request,
}) => {
  const home = await request.get(`${origin}/`);
  expect([home.status(), home.headers()['retry-after']]).toEqual([503, '3600']);
  expect(await home.text()).not.toMatch(/Over twenty brands|Klarna|Burton|demonstration store/);
  await page.goto(`${origin}/fr/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous préparons tout.');
  const imported = await request.post(`${origin}/_api/catalogue/products`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    data: CATALOGUE.map((line) => JSON.stringify(line)).join('\n'),
  });
  expect(imported.status(), await imported.text()).toBe(200);
});

test('[MKT-12] staff see what is missing, and open it', async ({ page, request }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'scripts/staff.ts',
      'add',
      'ada@example.com',
      '--role',
      'admin',
    ],
    { cwd: ROOT, env: { ...process.env, ...ENVIRONMENT } },
  );
  const token = new URL(/http\S+/.exec(stdout)?.[0] ?? origin).searchParams.get('token') ?? '';
  const password = 'a long enough password';
  const send = (address: string, form: Record<string, string>) =>
    page.request.post(`${origin}${address}`, { headers: { origin }, form });
  expect((await send('/password-reset/new', { token, password })).ok()).toBe(true);
  expect((await send('/sign-in', { email: 'ada@example.com', password })).ok()).toBe(true);
  await page.goto(`${origin}/staff/opening`);
  await expect(page.getByRole('status')).toContainText('6 points are missing');
  await page.getByLabel('Open it although 6 points are missing').check();
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('status')).toContainText('The shop is open to the public');
  await expect.poll(async () => (await request.get(`${origin}/`)).status()).toBe(200);
});

test('[MKT-12] it shows its own departments, lists and products', async ({ request }) => {
  await expect
    .poll(async () => (await request.get(`${origin}/`)).text())
    .toContain('href="/categories/instruments"');
  await expect
    .poll(async () => (await request.get(`${origin}/categories/ukuleles`)).text())
    .toContain('Concert Ukulele');
  const product = await request.get(`${origin}/product/concert-ukulele`);
  expect(product.status()).toBe(200);
  expect(await product.text()).toContain('Koa &amp; Sons');
  const added = await request.post(`${origin}/_api/basket/addToCart`, {
    headers: { origin },
    form: { data: JSON.stringify({ items: [{ sku: 'UKE-1-N', quantity: 1 }] }) },
  });
  expect(added.status(), await added.text()).toBe(200);
  const checkout = await request.get(`${origin}/checkout`);
  expect([checkout.status(), new URL(checkout.url()).pathname]).toEqual([200, '/checkout']);
  expect(await (await request.get(`${origin}/basket`)).text()).toContain('We do not deliver yet');
});

test('it says on every page that payments are not real and that no email is sent', async ({ request }) => {
  for (const address of ['/', '/product/concert-ukulele', '/sign-in', '/nowhere']) {
    const page = await (await request.get(`${origin}${address}`)).text();
    expect(page, address).toContain('Test shop: payments are not real');
    expect(page, address).toContain('This shop does not send emails at the moment');
  }
});

test('it has no other brand, no demo account, no mock widget and no outbox page', async ({ request }) => {
  const statusOf = async (address: string) => (await request.get(`${origin}${address}`)).status();
  expect(await statusOf('/mock-services/fit.js')).toBe(404);
  expect(await statusOf('/demo/outbox')).toBe(404);
  expect(await (await request.get(`${origin}/sign-in`)).text()).not.toContain('demo-customer');
  const coast = await request.get(`${origin}/`, { headers: { host: 'coast.localhost' } });
  expect(await coast.text()).not.toContain('Coast');
});

test('it loads no module of the demo or of the mock services', () => {
  const loaded = readFileSync(LOADED_MODULES, 'utf8').split('\n');
  expect(loaded.some((url) => url.endsWith('/server/composition.server.ts'))).toBe(true);
  expect(loaded.some((url) => url.endsWith('/build/server/index.js'))).toBe(true);
  expect(loaded.filter((url) => /\/packages\/(demo-store|mock-services)\//.test(url))).toEqual([]);
});
