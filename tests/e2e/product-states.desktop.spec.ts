import type { Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';
import { signUp } from './shopping.ts';

/** From here on time passes by `page.clock.runFor` only. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

test('[PDP-01] [PDP-11] the first view on a laptop; instalments add up to the price; accessible with everything open', async ({
  page,
  request,
}) => {
  await openProduct(page, 'size-dress', '?size=12');
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

  const response = await request.get(`/_api/quickadd/${examples['size-dress']!.productKey}`);
  const variants = (await response.json()).product.variants as { size: string; price: number }[];
  const { price } = variants.find(({ size }) => size === '12')!;
  await page.getByRole('button', { name: 'See more' }).click();
  const offers = page.locator('.payment-promo li');
  await expect(offers).not.toHaveCount(0);
  for (const text of await offers.allTextContents()) {
    const [, count, amount] = /(\d+) interest-free payments of £(\d+\.\d{2})/.exec(text)!;
    expect(Math.round(Number(amount) * 100)).toBe(Math.ceil(price / Number(count)));
  }

  for (const summary of await page.locator('.product-panel summary').all()) {
    if (!(await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)))
      await summary.click();
  }
  await expect(page.getByText('Standard delivery', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See less' }).click();
  await expect(offers).toHaveCount(0);
});

test('[PDP-13] share: disabled while working, link copied for three seconds, a short link that leads back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { promise: held, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/_api/url-shorten?index', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await openProduct(page, 'two-variants');
  await pauseClock(page);
  const share = page.locator('.share-button');
  await share.click();
  await expect(share).toBeDisabled();
  respond();
  await expect(share).toHaveText('Link copied');
  await page.clock.runFor(2_900);
  await expect(share).toHaveText('Link copied');
  await page.clock.runFor(200);
  await expect(share).toHaveText('Share');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/s\/[\w-]{6,}$/);
  const opened = await page.request.get(link);
  expect(opened.status()).toBe(200);
  expect(opened.url()).toMatch(/fringed-lambswool-blanket-scarf.*utm_source=pdp_share&utm_medium=referral/);
});

test('[PDP-13] a registered shopper’s link names who shared it; otherwise the plain link is shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  const { customer } = await (await page.request.get('/_api/customer/getCustomer')).json();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_api/url-shorten')) sent.push(request.postData() ?? '');
  });
  await page.clock.install();
  await openProduct(page, 'two-variants');
  const share = page.locator('.share-button');
  const copied = () => expect(share).toHaveText('Link copied');
  await pauseClock(page);
  await share.click();
  await copied();
  expect(sent.at(-1)).toContain(`affiliateId=${customer.affiliateId}`);
  await page.clock.runFor(3_000);
  await expect(share).toHaveText('Share');
  await page.route('**/_api/customer/getCustomer', (route) => route.abort());
  await share.click();
  await copied();
  expect(sent.at(-1)).toContain('utm_source=pdp_share');
  expect(sent.at(-1)).not.toContain('affiliateId');
});

test('[SEO-04] structured data has the product, its offers at current prices and its breadcrumbs', async ({
  request,
}) => {
  const { path, productKey } = examples['size-dress']!;
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
  expect(blocks.map((block) => block['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
  const { product } = await (await request.get(`/_api/quickadd/${productKey}`)).json();
  const offers = new Map(
    blocks[0].hasVariant.map(({ sku, offers: offer }: { sku: string; offers: object }) => [sku, offer]),
  );
  expect(blocks[0].hasVariant[0].offers).toMatchObject({
    shippingDetails: { shippingDestination: { addressCountry: 'GB' } },
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'GB' },
  });
  for (const { sku, price, stock } of product.variants) {
    const left = stock.availableQuantity;
    const availability = left === 0 ? 'OutOfStock' : left < 10 ? 'LimitedAvailability' : 'InStock';
    expect(offers.get(sku)).toMatchObject({
      '@type': 'Offer',
      price: price / 100,
      priceCurrency: 'GBP',
      availability: `https://schema.org/${availability}`,
    });
  }
  expect(html).toMatch(/<title>[^<|]+ \| Floral Puff Sleeve Belted Midi Dress \| Oasis<\/title>/);
  for (const name of ['og:title', 'og:description', 'og:image', 'twitter:card'])
    expect(html).toContain(`"${name}"`);
});

test('[PDP-12] social proof lines follow each other, and each can be dismissed', async ({ page }) => {
  const key = examples['size-dress']!.productKey!;
  await page.route('**/_api/events/social-proof?*', (route) =>
    route.fulfill({
      json: {
        messages: {
          [key]: [
            { code: 'SLVP', icon: 'eye', message: '<strong>12 people</strong> looked at this today' },
            { code: 'ATB', icon: 'bag', message: 'In 5 baskets right now' },
          ],
        },
      },
    }),
  );
  await page.clock.install();
  await openProduct(page, 'size-dress');
  const proof = page.locator('.social-proof');
  await pauseClock(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(proof.locator('strong')).toHaveText('12 people', { timeout: 200 });
  }).toPass();
  // Five seconds each, with a fade between.
  await page.clock.runFor(5_000);
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(proof.getByText('In 5 baskets right now')).toBeVisible({ timeout: 200 });
  }).toPass();
  await proof.getByRole('button').click();
  await expect(proof.getByText('12 people')).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, '.social-proof');
  await proof.getByRole('button').click();
  await expect(proof).toHaveCount(0);
});

test('a shopper can ask for an email when a sold-out size is back', async ({ page }) => {
  await openProduct(page, 'sizes-out-of-stock');
  await page.getByRole('link', { name: 'Size sold out? We can tell you when it is back' }).click();
  await expect(page.getByRole('heading', { name: 'Tell me when it is back' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('grace@example');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email address')).toHaveValue('grace@example');
  await page.getByLabel('Email address').fill('grace@example.com');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('We will write to grace@example.com as soon as it is back.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(new RegExp(`${examples['sizes-out-of-stock']!.path.split('?')[0]}$`));
});
