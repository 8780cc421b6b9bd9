import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

/** Status and target of a redirect, once every process has received the change. */
async function expectResponse(
  shopper: APIRequestContext,
  path: string,
  status: number,
  location?: string,
  headers?: Record<string, string>,
) {
  await expect
    .poll(
      async () => {
        const response = await shopper.get(path, { maxRedirects: 0, headers });
        return [response.status(), response.headers().location];
      },
      { timeout: 15_000 },
    )
    .toEqual([status, location]);
}

async function begin(page: Page, from: string) {
  await page.goto('/staff/studio?kind=moved');
  await page.getByRole('button', { name: 'New redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await dialog.getByLabel('Old address').fill(from);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  return dialog;
}

async function publish(page: Page, to: string, lasts: 'good' | 'now') {
  await page.getByRole('textbox', { name: 'Redirects to' }).fill(to);
  await page.getByRole('combobox', { name: 'Permanent or temporary' }).selectOption(lasts);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
}

interface Entry {
  address: object;
  revision: number;
  published: { id: number }[];
}

/** What the editor sends when an admin publishes. */
async function publishByRequest(page: Page, from: string, body: object, brand = '*'): Promise<Entry> {
  const address = { kind: 'moved', key: from, brand, locale: '*' };
  const data = { address, base: 0, intent: 'publish', body, startsAt: null, endsAt: null };
  const response = await (await page.request.post('/staff/studio/change', { data })).json();
  expect(response.kind).toBe('done');
  return response.entry;
}

async function unpublish(page: Page) {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).first().click();
  await expect(page.getByText('Unpublished').last()).toBeVisible();
}

const PUBLISHED = 'Published. Shoppers see it now.';

test('an old address leads to a new one: refused, published, followed, rolled back', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const shopper = await playwright.request.newContext({ baseURL });
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
  const word = `old-${randomUUID().slice(0, 8)}`;
  const old = `/${word}`;

  await test.step('the front page and technical addresses cannot be redirected', async () => {
    const dialog = await begin(page, '/checkout/payment');
    await expect(dialog.getByText(/shop needs this address itself/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one address, permanently; its query is kept', async () => {
    await expectResponse(shopper, old, 404);
    await begin(page, old);
    await expect(page).toHaveURL(/\/staff\/studio\/entry/);
    await publish(page, 'https://elsewhere.example', 'good');
    await expect(page.getByText('Some of it cannot be shown yet.')).toBeVisible();
    await publish(page, '/categories/womens-dresses', 'good');
    await expect(page.getByText(PUBLISHED)).toBeVisible();
    await expect(
      page.frameLocator('iframe').getByRole('link', { name: '/categories/womens-dresses' }),
    ).toBeVisible();
    await expectAccessible(page, undefined, 'iframe');
    await expectResponse(shopper, old, 301, '/categories/womens-dresses');
    await expectResponse(
      shopper,
      `${old}/?utm_source=email`,
      301,
      '/categories/womens-dresses?utm_source=email',
    );
    await expectResponse(shopper, `/fr${old}`, 301, '/fr/categories/womens-dresses');
  });

  await test.step('a redirect loop is refused and reported', async () => {
    await publishByRequest(page, `/${word}-back`, { to: old, lasts: 'now' });
    await publish(page, `/${word}-back`, 'good');
    await expect(
      page.getByRole('alert').filter({ hasText: `redirect loop: ${old} → /${word}-back → ${old}` }),
    ).toBeVisible();
    await expectResponse(shopper, `/${word}-back`, 302, '/categories/womens-dresses');
  });

  await test.step('a redirect of one brand replaces its cached page until it is removed; other brands keep theirs', async () => {
    const cachedPath = '/blog/how-to-choose-a-winter-coat';
    const atWallis = { 'x-forwarded-host': 'wallis.localhost' };
    await expectResponse(shopper, cachedPath, 200, undefined, atWallis);
    const { address, revision, published } = await publishByRequest(
      page,
      cachedPath,
      { to: '/blog', lasts: 'now' },
      'wallis',
    );
    await expectResponse(shopper, cachedPath, 302, '/blog', atWallis);
    await expectResponse(shopper, cachedPath, 200);
    const removal = { address, base: revision, intent: 'unpublish', versionId: published[0]!.id };
    expect((await page.request.post('/staff/studio/change', { data: removal })).status()).toBe(200);
    await expectResponse(shopper, cachedPath, 200, undefined, atWallis);
  });

  await test.step('all below an address', async () => {
    await publishByRequest(page, `/${word}-shop/*`, { to: '/categories/*', lasts: 'good' });
    await expectResponse(shopper, `/${word}-shop/womens-dresses`, 301, '/categories/womens-dresses');
  });

  await test.step('a navigation within the shop is redirected too', async () => {
    // A data request of a navigation within the shop gets the target too.
    const data = await shopper.get(`${old}.data`);
    expect(data.status()).toBe(202);
    expect(await data.text()).toContain('/categories/womens-dresses');
  });

  await test.step('unpublished, the address is missing again', async () => {
    await page.goto(
      `/staff/studio/entry?${new URLSearchParams({ kind: 'moved', key: old, brand: '*', locale: '*' })}`,
    );
    await unpublish(page);
    await expectResponse(shopper, old, 404);
  });
  await shopper.dispose();
});
