import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

test('[SEARCH-08] the search box suggests from two letters on, by keyboard and by touch', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.click();
  await box.pressSequentially('dr', { delay: 40 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(list.locator('.search-product img').first()).toBeVisible();
  await expectAccessible(page, 'header');
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

test('[REC-03] an empty search box shows recently viewed products', async ({ page }) => {
  await page.goto('/');
  const { productKey } = examples['size-dress']!;
  await page.evaluate((key) => localStorage.setItem('recently-viewed', JSON.stringify([key])), productKey!);
  await page.getByRole('combobox', { name: 'Search the shop' }).click();
  await expect(page.getByText('Recently viewed')).toBeVisible();
  await expect(page.locator('.search-product')).toHaveCount(1);
});

test('[PLP-14] [SEARCH-07] a search without results shows a message and links; markup is plain text', async ({
  page,
}) => {
  const read = async (query: string) => {
    const response = await page.request.get(`/search${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    return /<h1.*?<\/h1>/s.exec(await response.text())![0];
  };
  expect(await read(`?q=${encodeURIComponent('<b>"zzqqxx"</b>~^')}`)).toContain('&lt;b&gt;zzqqxx&lt;/b&gt;');
  await read(`?q=${'dress+'.repeat(1700)}`);
  expect(await read('')).toContain('What are you looking for?');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/search?q=zzqqxxw');
  await expect(heading).toHaveText('No results found for zzqqxxw');
  await expect(page.getByRole('link', { name: 'BROWSE THE SHOP' })).toBeVisible();
  await expect(page.locator('[data-product]').first()).toBeVisible();
  await expectAccessible(page);
});

test('[PLP-06] a query with a redirect leads to its page, in every language, typed or submitted', async ({
  page,
}) => {
  const leadsTo = async (address: string) => new URL((await page.request.get(address)).url()).pathname;
  expect(await leadsTo('/search?q=Returns')).toBe('/pages/informational/returns');
  expect(await leadsTo('/fr/search?q=livraison')).toBe('/fr/pages/informational/delivery');
  await page.goto('/basket');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('sale');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/categories\/sale$/);
});

test('typed colours, sizes and prices become filters that are shown', async ({ page }) => {
  await page.goto('/search?q=blakc+dress+under+50');
  const notes = page.locator('.search-notes');
  await expect(notes).toContainText('Showing results for “black dress”');
  await expect(notes).toContainText('Colour: Black');
  await expect(notes).toContainText('Price Range: £0-£50');
  // Advertisements and the products that are only close need not match the filters.
  const cards = page.locator('.card-grid > li:not(.sponsored-place, .close-heading ~ li) [data-product]');
  await expect(cards.first()).toBeVisible();
  for (const price of await cards.locator('.price-now').allTextContents())
    expect(Number(/[\d.]+/.exec(price)![0])).toBeLessThanOrEqual(50);
  for (const alt of await cards
    .locator('.card-picture img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt)))
    expect(alt).toMatch(/in Black$/);
  await expectAccessible(page);
});

test('[PLP-15] a picture finds similar products', async ({ page }) => {
  await page.goto('/visual-search');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/);
  await expectAccessible(page);
  const html = await (await page.request.get('/categories/womens-dresses')).text();
  const [, media] = /data-product=.*?<img[^>]* src="([^"]+)"/s.exec(html)!;
  const picture = await (await page.request.get(media!)).body();
  await file.setInputFiles({ name: 'dress.webp', mimeType: 'image/webp', buffer: picture });
  await page.waitForURL(/picture=/);
  await expect(page.locator('[data-product]').nth(20)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Similar to your picture');
  await expect(page.locator('[data-product] .card-name').first()).toContainText(/dress/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLP-15] a missing or too large picture gets an error message', async ({ page }) => {
    const file = page.locator('input[type="file"]');
    const send = async (buffer: Buffer, name = 'photo.jpg') => {
      await page.goto('/visual-search');
      await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: 'Find similar' }).click();
    };
    await send(Buffer.alloc(9_000_000, 1));
    await expect(page.getByRole('alert')).toHaveText(/too large\. Choose one of up to 8 MB/);
    await send(Buffer.from('not a picture'));
    await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/);
    await page.goto('/visual-search');
    await page.getByRole('button', { name: 'Find similar' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a picture first.');
  });
});

test('[PLP-14] a very long query takes three lines of the heading at most, and is not shortened', async ({
  page,
}) => {
  const words = 'x'.repeat(300);
  await page.goto(`/search?q=${words}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(words);
  await expect(heading).toHaveAttribute('title', new RegExp(words));
  const lines = await heading.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
});
