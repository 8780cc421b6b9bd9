import { expectAccessible } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test('[MKT-10] staff copy a brand, change its look, see the draft and open the site', async ({
  page,
  baseURL,
}) => {
  const at = (site: string) => baseURL!.replace('//', `//${site}.`);
  const logo = page.getByRole('link', { name: 'Harbour', exact: true }).getByRole('img');
  await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 });
  await page.goto('/staff/brands/coast');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = page.getByText(/Copied. Its draft is at draft-/).last();
  await expect(copied).toBeVisible();
  const slug = /draft-([\w-]+)/.exec((await copied.textContent()) ?? '')![1]!;

  await page.goto(`/staff/brands/${slug}`);
  await waitForHydration(page);
  await page.getByLabel('Name', { exact: true }).fill('Harbour');
  await page.getByText('More settings').click();
  await page.getByLabel('Font of headings').selectOption('Syne');
  await page
    .getByLabel('Upload a picture for logo')
    .and(page.locator('input'))
    .setInputFiles('public/icon-192.png');
  await expect(page.getByRole('textbox', { name: /^Logo/ })).toHaveValue(/^\/media\/own\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\b/).last()).toBeVisible();

  await page.goto(at(`draft-${slug}`));
  await expect(logo).toHaveAttribute('src', /^\/media\/own\/\w+\/480\.webp$/);
  await expect(page.getByRole('main').locator('.heading').first()).toHaveCSS('font-family', /^Syne/);

  await page.goto(`/staff/brands/${slug}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByRole('button', { name: 'Close the site' })).toBeVisible();
  await page.goto(at(slug));
  await expect(logo).toBeVisible();
  const { revision } = await (await page.request.get(`/staff/api/brands/${slug}`)).json();
  const removed = await page.request.post(`/staff/api/brands/${slug}`, {
    data: { intent: 'remove', base: revision },
  });
  expect(removed.status()).toBe(200);
});
