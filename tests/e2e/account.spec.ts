import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { signUp } from './shopping.ts';

test('[ROUTE-08] signing up opens the account; signing out closes it', async ({ page }) => {
  await page.goto('/sign-up');
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Your account' });
  await expect(pages.getByRole('link', { name: 'Wishlist' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/account/addresses');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/fr/basket');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/fr\/sign-in\?returnTo=%2Ffr%2Fbasket/);
  await otherTab.getByRole('button', { name: 'Save' }).click();
  await expect(otherTab.getByRole('alert')).toContainText(
    'You were signed out, so nothing has been changed.',
  );
  await expect(otherTab).toHaveURL(/\/sign-in\?returnTo=%2Faccount%2Faddresses/);
});

test('wrong values are reported beside their fields and in a summary', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByLabel('Email address').fill('grace');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check 4 answers');
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email address')).toHaveValue('grace');
  await expectAccessible(page);
});

test('an address is saved, refused when wrong, and removed', async ({ page }) => {
  await signUp(page);
  await page.goto('/account/addresses');
  await page.getByLabel('Street address').fill('1 Loom Street');
  await page.getByLabel('Town or city').fill('London');
  await page.getByLabel('Postcode').fill('nonsense');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please check the postcode.')).toBeVisible();
  await page.getByLabel('Postcode').fill('sw1a 1aa');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('SW1A 1AA')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
});

test('a customer exports their data and closes the account', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.goto('/account/details');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const file = await (await saved).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email }, orders: [] });
  await page.getByRole('link', { name: 'Close your account' }).click();
  await expect(page.getByRole('heading', { name: 'Close your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in/);
});

// What the server renders; script changes nothing about it.
test.describe('by HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password and an unknown address get the same message', async ({ page }) => {
    const { email } = await signUp(page);
    await page.context().clearCookies();
    for (const address of [email, 'nobody-at-all@example.com']) {
      await page.goto('/sign-in');
      await page.getByLabel('Email address').fill(address);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'The email address or the password is not right. Please try again.',
      );
    }
  });

  test('[ROUTE-08] a wrong password keeps the page to return to', async ({ page }) => {
    const { email, password } = await signUp(page);
    await page.context().clearCookies();
    await page.goto('/account/orders');
    for (const attempt of ['not the password', password]) {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(attempt);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      if (attempt !== password) await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(page).toHaveURL(/\/account\/orders$/);
  });

  test('a forgotten password is replaced by a link from an email', async ({ page }) => {
    const { email } = await signUp(page);
    await page.context().clearCookies();
    await page.goto('/password-reset');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    await page.goto('/demo/outbox');
    const message = page
      .getByRole('listitem')
      .filter({ hasText: email })
      .filter({ hasText: 'Choose a new password' });
    await message.getByRole('link').click();
    await page.getByLabel('New password').fill('another long password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/sign-in\?reset/);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  });

  test('roles come from the server alone', async ({ page }) => {
    const roleOf = async () => (await (await page.request.get('/_api/shopper?role=admin')).json()).role;
    expect(await roleOf()).toBe('customer');
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Member of staff' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible();
    expect(await roleOf()).toBe('staff');
    const response = await page.request.get('/_api/shopper');
    expect(response.headers()['cache-control']).toContain('no-store');
  });

  test('nobody is signed out by a link, and nobody signs in from another site', async ({ page, request }) => {
    await signUp(page);
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
    const foreign = await request.post('/sign-in', {
      form: { email: 'customer@demo.example', password: 'demo-customer' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
  });

  test('[ROUTE-08] a guest who opens the account signs in and returns to the requested page', async ({
    page,
  }) => {
    await page.goto('/account/orders');
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
    await page.getByRole('button', { name: 'Customer' }).click();
    await expect(page).toHaveURL(/\/account\/orders$/);
    await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  });
});
