import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';
import { findVariants } from './shopping.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test('[OPS-19] [OPS-13] an offer with steps is made, tried out and found in the reports', async ({
  page,
}) => {
  const name = `Steps ${randomUUID().slice(0, 8)}`;
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
  await page.goto('/staff/offers/new');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(name.replace(' ', '-'));
  await page.getByLabel('What it gives').selectOption('tiers');
  // The form shows the fields of its kind only.
  await expect(page.getByRole('spinbutton', { name: 'Percent off' })).toBeHidden();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('When the pieces come to').fill('1');
  await page.getByRole('textbox', { name: 'Amount off' }).fill('0.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Shoppers feel it now.').last()).toBeVisible();

  const [variant] = await findVariants(page.request, 1);
  await page.getByRole('link', { name: 'Try out offers' }).last().click();
  await page
    .getByLabel('Product key or SKU')
    .first()
    .fill(variant?.sku ?? '');
  await page.getByLabel('Code', { exact: true }).fill(name.replace(' ', '-'));
  await page.getByRole('button', { name: 'Try it out' }).click();
  const applied = page.getByRole('region', { name: 'Offers that apply' });
  await expect(applied.getByRole('link', { name })).toBeVisible();
  await expect(applied.getByText('−£0.50')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/staff/reports?days=7');
  await waitForHydration(page);
  const slider = page.getByRole('slider', { name: 'Read the chart day by day' });
  const before = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expectAccessible(page);

  // At the end of a month accounting takes its files along.
  const monthEnd = page.getByRole('form', { name: 'Month end' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    monthEnd.getByRole('button', { name: 'Orders' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d\.csv$/);
});
