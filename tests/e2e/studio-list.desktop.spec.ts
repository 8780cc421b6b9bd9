import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test.beforeEach(async ({ page }) => {
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
});

test('the page editor on a phone keeps Save and Publish on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/staff/studio/entry?kind=page&key=%2F&brand=selvedge&locale=en-GB');
  const publish = page.getByRole('button', { name: 'Publish…' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'History' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await publish.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the form of an offer shows the fields of its kind only', async ({ page }) => {
  await page.goto('/staff/offers/new');
  const field = (name: string) => page.getByRole('form').getByLabel(name);
  await expect(field('Percent off')).toBeVisible();
  await expect(field('Amount off')).toHaveCount(0);
  await field('What it gives').selectOption({ label: 'Some pieces free' });
  await expect(field('Of every … pieces')).toBeVisible();
  await expect(field('… the shopper pays for')).toBeVisible();
  await expect(field('Percent off')).toHaveCount(0);
  await expect(field('Only when the pieces come to')).toHaveCount(0);
  await field('What it gives').selectOption({ label: 'An amount off' });
  await expect(field('Amount off')).toBeVisible();
  await expect(field('Only when the pieces come to')).toBeVisible();
});

test('[STAFF-02] Edit Page Content is offered where there is something to edit', async ({ page }) => {
  const edit = page.getByRole('link', { name: 'Edit Page Content' });
  await page.goto('/');
  await expect(edit).toBeVisible();
  const toolbar = page.waitForResponse((response) => response.url().includes('/_api/staff/toolbar'));
  await page.goto('/basket');
  await toolbar;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(edit).toHaveCount(0);
});
