import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

const STAFF = { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/' };

test('[REV-05] a review with a photo waits for staff, who decide, with an audit entry', async ({
  page,
  browser,
}) => {
  const nickname = `weaver${Date.now()}`;
  const words = 'Warm, well cut and exactly as pictured. I would buy it again.';
  const product = examples['few-reviews']!.path;
  await page.goto(product);
  await scrollToDeferred(page, '.reviews-spread');
  await page.getByRole('button', { name: 'Write a review' }).first().click();
  const form = page.getByRole('dialog');
  await form.locator('label', { hasText: '4 out of 5: Good' }).click();
  await form.getByLabel('Your review').fill(words);
  await form.getByLabel('Nickname').fill(nickname);
  await form.getByLabel(/Photos/).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(RED_DOT, 'base64'),
  });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText(/We will read your review/)).toBeVisible();

  expect((await page.request.get('/staff/reviews')).status()).toBe(404);
  await page.request.post('/sign-in', { form: STAFF });
  await page.goto('/staff/reviews');
  const waiting = page.getByRole('row').filter({ hasText: nickname });
  await expect(waiting).toContainText(words);
  await waiting.getByRole('link').click();
  const photo = page.getByRole('img', { name: 'Photo 1 of this review' });
  const address = (await photo.getAttribute('src'))!;
  expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(address, page.url()).href)).status()).toBe(404);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reject' }).click();
  const asked = page.getByRole('dialog', { name: 'Reject' });
  await asked.getByRole('button', { name: 'Reject' }).click();
  await expect(asked.getByText('Say in a few words why.')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Approved' })).toBeVisible();
  await page.goto('/staff/reviews?status=approved');
  await expect(page.getByRole('row').nth(1)).toContainText('Sam');

  const reader = await stranger.newPage();
  await reader.goto(new URL(product, page.url()).href);
  await scrollToDeferred(reader, '.reviews-spread');
  const shown = reader.locator('.review').filter({ hasText: nickname });
  await expect(shown).toContainText(words);
  await expect(shown.locator('.review-photo')).toHaveCount(1);
  await stranger.close();
});

/** A picture of one red pixel. */
const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';
