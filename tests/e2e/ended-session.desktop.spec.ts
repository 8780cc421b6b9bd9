import { expect, test } from './shopper.ts';

const CUSTOMER = { email: 'customer@demo.example', password: 'demo-customer', returnTo: '/' };

test('[ROUTE-08] a form that was sent after the session had ended is filled in again after sign-in', async ({
  page,
}) => {
  expect((await page.request.post('/sign-in', { form: CUSTOMER, maxRedirects: 0 })).status()).toBe(302);
  await page.goto('/account/details');
  await page.getByLabel('First name').fill('Philippa');
  await page.context().clearCookies({ name: 'selvedge_session' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You were signed out');
  await page.getByLabel('Email address').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/details/);
  await expect(page.getByLabel('First name')).toHaveValue('Philippa');
  // Nothing was saved, and the typed name is given once.
  await page.reload();
  await expect(page.getByLabel('First name')).not.toHaveValue('Philippa');
});
