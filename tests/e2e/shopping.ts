import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface StockedVariant {
  sku: string;
  productKey: string;
  colour: string;
  size: string;
  slug: string;
  name: string;
}

interface QuickAddProduct {
  key: string;
  slug: string;
  name: string;
  variants: {
    sku: string;
    colour: string;
    size: string;
    stock: { availableQuantity: number };
    customisationGroupName: string | null;
  }[];
}

/** Variants with at least 20 in stock. */
export async function findVariants(request: APIRequestContext, count: number): Promise<StockedVariant[]> {
  const html = await (await request.get('/categories/womens-clothing')).text();
  const keys = [
    ...new Set([...html.matchAll(/\/product\/[a-z0-9-]+-([a-z]{3}\d{5})/g)].map(([, key]) => key!)),
  ];
  const found: StockedVariant[] = [];
  for (const key of keys) {
    const response = await request.get(`/_api/quickadd/${key.toUpperCase()}`);
    if (!response.ok()) continue;
    const { product } = (await response.json()) as { product: QuickAddProduct };
    const variant = product.variants.find(
      ({ stock, customisationGroupName }) => stock.availableQuantity >= 20 && !customisationGroupName,
    );
    if (!variant) continue;
    const { sku, colour, size } = variant;
    found.push({ sku, colour, size, productKey: product.key, slug: product.slug, name: product.name });
    if (found.length === count) return found;
  }
  throw new Error(`The demo store has fewer than ${count} variants in stock.`);
}

/** By the page's own request context, so that they share cookies. */
export async function addToBasket(page: Page, items: { sku: string; quantity?: number }[]): Promise<void> {
  const data = JSON.stringify({ items });
  const response = await page.request.post('/_api/basket/addToCart', { form: { data } });
  expect(response.status()).toBe(200);
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
}

export async function signUp(page: Page): Promise<Person> {
  const person = {
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
    firstName: 'Grace',
  };
  const response = await page.request.post('/sign-up', {
    form: { ...person, lastName: 'Hopper', returnTo: '/account' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  return person;
}

const DETAILS = {
  email: 'ada@example.com',
  sameBilling: 'yes',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Byron',
  'shipping.phone': '+447700900123',
  'shipping.streetName': '1 Loom Street',
  'shipping.city': 'London',
  'shipping.postalCode': 'SW1A 1AA',
  'shipping.country': 'GB',
};

/** Sends address and delivery as `fillDetails` does, without showing their pages. */
export async function sendDetails(request: APIRequestContext): Promise<void> {
  for (const [address, form] of [
    ['/checkout', DETAILS],
    ['/checkout/delivery', { method: 'standard' }],
  ] as const) {
    const response = await request.post(address, { form, maxRedirects: 0 });
    expect(response.status(), address).toBe(302);
  }
}

/** The payment page of a shopper whose details are known. */
export async function openPayment(page: Page): Promise<void> {
  await sendDetails(page.request);
  await page.goto('/checkout/payment');
}

/** Types address and delivery; `check` sees the first page before it is filled in. */
export async function fillDetails(page: Page, check?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/checkout');
  await check?.(page);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('First name').first().fill('Ada');
  await page.getByLabel('Last name').first().fill('Byron');
  await page.getByLabel('Street address').first().fill('1 Loom Street');
  await page.getByLabel('Town or city').first().fill('London');
  await page.getByLabel('Postcode').first().fill('sw1a1aa');
  await page.getByLabel('Phone').first().fill('07700 900123');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry').fill('12/29');
  await frame.getByLabel('Security code').fill('737');
}
