import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test.beforeEach(async ({ page }) => {
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
});

test('[OPS-01] [OPS-02] a list is filtered and saved as a view, a record is edited against a conflict and restored', async ({
  page,
}) => {
  const code = `K${randomUUID().slice(0, 6)}`.toUpperCase();
  await page.goto('/staff/offers');
  await page.getByRole('link', { name: 'New offer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Offer ${code}`);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/offers\/(?!new)[\w-]+$/);
  const id = page.url().split('/').at(-1)!;

  await page.goto('/staff/offers');
  await page.getByLabel('Applies').selectOption('code');
  await expect(page).toHaveURL(/applies=code/);
  await page.getByLabel('Find').fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(page.locator('.resource-table tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: code })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText('Paused');

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Offer ${code}` })).toBeVisible();
  await page.getByLabel('Percent off').fill('20');
  const { body, revision } = await (await page.request.get(`/staff/api/offers/${id}`)).json();
  const theirs = { intent: 'save', base: revision, body: { ...body, percent: 33 } };
  expect((await page.request.post(`/staff/api/offers/${id}`, { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was overwritten');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  const history = page.getByRole('region', { name: 'History' }).locator('> ol > li');
  await expect(history.first()).toContainText('Percent off: 33 20');
  await history.nth(1).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Percent off')).toHaveValue('33');
  await expectAccessible(page);
});

test('[OPS-05] the back office opens with what waits, is searched by keyboard, and speaks French', async ({
  page,
}) => {
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('synon');
  await expect(page.getByRole('option', { name: /Synonyms/ })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Synonymes' })).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/synonyms$/);
});
