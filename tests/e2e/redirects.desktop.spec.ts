import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

/** Where a visitor is sent and how, once every process has heard of it. */
async function expectAnswer(
  shopper: APIRequestContext,
  path: string,
  status: number,
  location?: string,
  headers?: Record<string, string>,
) {
  await expect
    .poll(
      async () => {
        const answer = await shopper.get(path, { maxRedirects: 0, headers });
        return [answer.status(), answer.headers().location];
      },
      { timeout: 15_000 },
    )
    .toEqual([status, location]);
}

async function begin(page: Page, from: string, brand = '*') {
  await page.goto('/staff/studio?kind=moved');
  await page.getByRole('button', { name: 'New redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await dialog.getByLabel('Old address').fill(from);
  await dialog.getByLabel('Brand').selectOption(brand);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  return dialog;
}

async function publish(page: Page, to: string, lasts: 'good' | 'now') {
  await page.getByRole('textbox', { name: 'Goes to' }).fill(to);
  await page.getByRole('combobox', { name: 'For how long' }).selectOption(lasts);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
}

async function takeOffline(page: Page) {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Take offline' }).first().click();
  await expect(page.getByText('Taken offline').last()).toBeVisible();
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

  await test.step('the front page cannot be sent away, nor what the shop needs', async () => {
    const dialog = await begin(page, '/checkout/payment');
    await expect(dialog.getByText(/shop itself needs this address/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one address, for good; what was asked besides goes along', async () => {
    await expectAnswer(shopper, old, 404);
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
    await expectAnswer(shopper, old, 301, '/categories/womens-dresses');
    await expectAnswer(
      shopper,
      `${old}/?utm_source=letter`,
      301,
      '/categories/womens-dresses?utm_source=letter',
    );
    await expectAnswer(shopper, `/fr${old}`, 301, '/fr/categories/womens-dresses');
  });

  await test.step('a circle is refused, and says which', async () => {
    await begin(page, `/${word}-back`);
    await publish(page, old, 'now');
    await expect(page.getByText(PUBLISHED)).toBeVisible();
    await page.goto(
      `/staff/studio/entry?${new URLSearchParams({ kind: 'moved', key: old, brand: '*', locale: '*' })}`,
    );
    await publish(page, `/${word}-back`, 'good');
    await expect(
      page.getByRole('alert').filter({ hasText: `in a circle: ${old} → /${word}-back → ${old}` }),
    ).toBeVisible();
    await expectAnswer(shopper, `/${word}-back`, 302, '/categories/womens-dresses');
  });

  await test.step('one brand’s page that was kept gives way, and comes back; the others keep theirs', async () => {
    const kept = '/blog/how-to-choose-a-winter-coat';
    const atWallis = { 'x-forwarded-host': 'wallis.localhost' };
    await expectAnswer(shopper, kept, 200, undefined, atWallis);
    await begin(page, kept, 'wallis');
    await publish(page, '/blog', 'now');
    await expect(page.getByText(PUBLISHED)).toBeVisible();
    await expectAnswer(shopper, kept, 302, '/blog', atWallis);
    await expectAnswer(shopper, kept, 200);
    await takeOffline(page);
    await expectAnswer(shopper, kept, 200, undefined, atWallis);
  });

  await test.step('all below an address', async () => {
    await begin(page, `/${word}-shop/*`);
    await publish(page, '/categories/*', 'good');
    await expect(page.getByText(PUBLISHED)).toBeVisible();
    await expectAnswer(shopper, `/${word}-shop/womens-dresses`, 301, '/categories/womens-dresses');
  });

  await test.step('a link within a page learns of it too', async () => {
    // The address that a page within the shop asks for data of says where it went.
    const data = await shopper.get(`${old}.data`);
    expect(data.status()).toBe(202);
    expect(await data.text()).toContain('/categories/womens-dresses');
  });

  await test.step('taken offline, it is an address that is not there again', async () => {
    await page.goto(
      `/staff/studio/entry?${new URLSearchParams({ kind: 'moved', key: old, brand: '*', locale: '*' })}`,
    );
    await takeOffline(page);
    await expectAnswer(shopper, old, 404);
  });
  await shopper.dispose();
});
