import { randomUUID } from 'node:crypto';
import { codeAt, stepOf } from '../../commerce/staff/totp.server.ts';
import { expectAccessible } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test('[OPS-17] [OPS-18] an invited person chooses a password, sets up an authenticator app and sees the emails', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 });
  const body = { email, firstName: 'Grace', lastName: 'Hopper', role: 'content', brands: null };
  const invited = await page.request.post('/staff/api/team', { data: { intent: 'save', base: 0, body } });
  expect(invited.status()).toBe(200);

  await page.goto('/demo/outbox');
  const invitation = page.getByRole('listitem').filter({ hasText: email }).getByRole('link');
  const address = (await invitation.getAttribute('href')) ?? '';
  await page.context().clearCookies();
  await page.goto(address);
  await page.getByLabel('New password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/staff$/);

  await page.goto('/sign-in/second-factor?returnTo=/staff/emails');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = fromBase32((await page.locator('code').textContent()) ?? '');
  await page.getByLabel('Code of the app').fill(codeAt(secret, stepOf(new Date())));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store your recovery codes');
  await page.getByRole('link', { name: 'I have stored them' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).selectOption('order-dispatched');
  await expect(page).toHaveURL(/email=order-dispatched/);
  const phone = page.frameLocator('iframe[title="On a phone"]');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your order is on its way');
  await expectAccessible(page, undefined, 'iframe');
});

function fromBase32(text: string): Buffer {
  const five = (letter: string) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = [...text].map(five).join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
