import { expect, test } from './shopper.ts';

test('a form that is sent while the shop is away keeps what was typed, and is sent later', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await page.getByLabel('Email').first().fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).first().fill('a long wrong password');
  await page.route('**/*', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Sign in' }).first();
  await send.click();
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  await expect(page.getByLabel('Email').first()).toHaveValue('nobody@example.com');
  await page.unroute('**/*');
  await send.click();
  await expect(page.getByRole('alert')).not.toContainText('can’t be reached');
  await expect(page.getByLabel('Email').first()).toHaveValue('nobody@example.com');
});
