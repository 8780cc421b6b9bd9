import type { Page } from '@playwright/test';
import { examples } from '#demo/examples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const panel = (page: Page) => page.locator('.product-panel');
const buy = (page: Page, name: string) => page.locator('#buy').getByRole('button', { name });

async function open(page: Page, name: string) {
  await page.goto(examples[name]!.path);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'one-variant': async (page) => {
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(buy(page, 'Add to basket')).toBeEnabled();
  },
  'two-variants': async (page) => {
    await expect(page.locator('.pdp-swatch')).toHaveCount(2);
  },
  'four-hundred-variants': async (page) => {
    await expect(page.locator('.pdp-swatch')).toHaveCount(16);
    await expect(page.getByRole('combobox', { name: 'Size' }).locator('option')).toHaveCount(26);
  },
  'foundation-shades': async (page) => {
    await expect(page.locator('.pdp-swatch')).toHaveCount(30);
  },
  'one-size': async (page) => {
    await expect(panel(page).getByText('One Size')).toHaveCount(0);
  },
  'no-size': async (page) => {
    await expect(buy(page, 'Add to basket')).toBeEnabled();
  },
  'no-image': async (page) => {
    await expect(page.getByText('Pictures are on their way')).toBeVisible();
  },
  'out-of-stock': async (page) => {
    await expect(buy(page, 'Out of stock')).toHaveAttribute('aria-disabled', 'true');
    await expect(panel(page).getByText('This colour is out of stock')).toBeVisible();
  },
  'low-stock': async (page) => {
    await page.goto(`${examples['low-stock']!.path}?colour=black&size=6`);
    await expect(panel(page).getByText('Only 1 left in stock')).toBeVisible();
  },
  'colour-out-of-stock': async (page) => {
    await expect(page.getByRole('link', { name: 'Black, out of stock' })).toBeVisible();
  },
  'one-size-left': async (page) => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  },
  'pre-order': async (page) => {
    await expect(buy(page, 'Pre-order now')).toBeEnabled();
    await expect(panel(page).getByText(/Pre-order: we send it from/)).toBeVisible();
  },
  'was-price': async (page) => {
    await expect(panel(page).locator('.price-was')).toBeVisible();
    await expect(panel(page).getByText(/Save \d+%/)).toBeVisible();
  },
  'no-was-price': async (page) => {
    await expect(panel(page).locator('.price-was')).toHaveCount(0);
  },
  'price-range': async (page) => {
    await expect(panel(page).locator('.price-now').first()).toHaveText(/£\d+\.\d\d - £\d+\.\d\d/);
  },
  'sample-free': async (page) => {
    await expect(panel(page).locator('.price-now').first()).toHaveText('Free');
  },
  'sample-fragrance': async (page) => {
    await expect(buy(page, 'Add to basket')).toBeEnabled();
  },
  bulky: async (page) => {
    await expect(panel(page).getByText('A large item: it needs a delivery of its own.')).toBeVisible();
    await expect(
      panel(page)
        .getByText(/plus £9\.95/)
        .first(),
    ).toBeVisible();
  },
  'non-refundable': async (page) => {
    await expect(panel(page).getByText('Returns', { exact: true })).toHaveCount(0);
    await expect(panel(page).getByText(/Nonrefundable/)).toHaveCount(0);
  },
  'beauty-ingredients': async (page) => {
    await expect(panel(page).getByText('Ingredients', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Product care', { exact: true })).toHaveCount(0);
  },
  'gift-with-purchase': async (page) => {
    await expect(panel(page).getByText('Free gift with this')).toBeVisible();
  },
  sustainable: async (page) => {
    await expect(panel(page).getByText('Ready for the future')).toBeVisible();
  },
  'price-between-20-and-30': async (page) => {
    await expect(panel(page).getByRole('img', { name: 'PayPal' })).toHaveCount(0);
    await expect(panel(page).getByRole('img', { name: 'Clearpay' })).toBeVisible();
  },
  'very-cheap': async (page) => {
    await expect(panel(page).getByText('Flexible payment options')).toBeVisible();
  },
  'no-manufacturer': async (page) => {
    await expect(panel(page).getByText('Manufacturer', { exact: true })).toHaveCount(0);
  },
};

test.describe('as the server sends it', () => {
  // Every state is in the page before script has loaded, and a page without script is soon there.
  test.use({ javaScriptEnabled: false });

  for (const [name, check] of Object.entries(states)) {
    test(`[PDP-01] ${name}: ${examples[name]?.shows}`, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort());
      await page.goto(examples[name]!.path);
      await check(page);
    });
  }
});

test('[PDP-01] on a laptop picture, name, price, colour, size and button are seen without scrolling', async ({
  page,
}) => {
  await open(page, 'size-dress');
  for (const part of [
    '.gallery-track li',
    'h1',
    '.product-panel .price',
    '.pdp-swatch',
    '.size',
    '#buy button[type=submit]',
  ]) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect(box.y + Math.min(box.height, 600), part).toBeLessThanOrEqual(900);
  }
});

test('[PDP-11] [PDP-01] the whole page is accessible with everything open', async ({ page }) => {
  await open(page, 'size-dress');
  await page.getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('button', { name: 'See less' })).toBeVisible();
  for (const summary of await page.locator('.product-panel summary').all()) {
    if (!(await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)))
      await summary.click();
  }
  await expect(page.getByText('Standard delivery', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('[PDP-13] share: a short link that leads back here', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'two-variants');
  await page.getByRole('button', { name: 'Share' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/s\/[\w-]{6,}$/);
  const link = await copied();
  await page.goto(link);
  await expect(page).toHaveURL(/fringed-lambswool-blanket-scarf.*utm_source=pdp_share&utm_medium=referral/);
});

test('[SEO-04] search engines get the product, its offers and its breadcrumbs', async ({ request }) => {
  const html = await (await request.get(examples['size-dress']!.path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
  expect(blocks.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
  const [offer] = blocks[0].offers;
  expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'GBP' });
  expect(html).toContain(`£${offer.price.toFixed(2)}`);
});
