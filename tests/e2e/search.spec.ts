import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

test('[SEARCH-08] the box suggests from two letters on, by keys and by touch', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.click();
  await box.pressSequentially('dr', { delay: 40 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(list.locator('.search-product img').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('dr');
  await box.fill('satin dress');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=satin\+dress$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “satin dress”');
  await expect(page.locator('[data-product]').first()).toBeVisible();

  await box.fill('');
  await expect(page.getByRole('option', { name: 'satin dress' })).toBeVisible();
});

test('[PLP-14] [SEARCH-07] words that find nothing say so and lead on; markup is only text', async ({
  page,
}) => {
  const response = await page.goto(`/search?q=${encodeURIComponent('<b>"zzqqxx"</b>~^')}`);
  expect(response!.status()).toBe(200);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('<b>zzqqxx</b>');
  await page.goto('/search?q=zzqqxxw');
  await expect(heading).toHaveText('No results found for zzqqxxw');
  await expect(page.getByRole('link', { name: 'BROWSE THE SHOP' })).toBeVisible();
  await expect(page.locator('[data-product]').first()).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto(`/search?q=${'dress+'.repeat(1700)}`))!.status()).toBe(200);
  await page.goto('/search');
  await expect(heading).toHaveText('What are you looking for?');
});

test('[PLP-15] a picture finds what looks like it', async ({ page }) => {
  await page.goto('/visual-search');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/);
  await expectAccessible(page);
  const media = await page
    .goto('/categories/womens-dresses')
    .then(() => page.locator('[data-product] img').first().getAttribute('src'));
  const picture = await (await page.request.get(media!)).body();
  await expect
    .poll(
      async () => {
        await page.goto('/visual-search');
        await file.setInputFiles({ name: 'dress.webp', mimeType: 'image/webp', buffer: picture });
        await page.waitForURL(/picture=/);
        await page.goto(page.url());
        return page.locator('[data-product]').count();
      },
      // A shop that has just opened first looks at its own pictures.
      { timeout: 90_000, intervals: [2_000] },
    )
    .toBeGreaterThan(20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Similar to your picture');
  await expect(page.locator('[data-product] .card-name').first()).toContainText(/dress/i);
});
