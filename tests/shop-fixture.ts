import { randomUUID } from 'node:crypto';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import type { RequestedItem } from '#commerce/basket/basket-items.ts';
import type { BasketOwner, Baskets } from '#commerce/basket/baskets.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { makeSettings } from '#config/site-settings.ts';
import type { Database } from '#server/db/database.server.ts';

/** Data for tests that buy: a brand, an address and a few variants. */
export const brand: BrandConfig = {
  ...selvedge,
  delivery: demoDelivery,
  settings: makeSettings({ shippingCountries: ['GB', 'IE', 'FR'] }, 'tests/shop-fixture.ts'),
};

export const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+447700900123',
  streetName: '1 Loom Street',
  additionalStreetInfo: '',
  city: 'London',
  region: '',
  postalCode: 'SW1A 1AA',
  country: 'GB',
};

export interface TestVariant {
  sku: string;
  price: number;
  quantity: number;
  was?: number;
  isSubscribable?: boolean;
  isPremier?: boolean;
  isNextDay?: boolean;
  customisationGroup?: string;
  rewardsPoints?: number;
  /** The sku of its gift with purchase. */
  giftSku?: string;
  taxClass?: string;
}

export async function stockShop({ pool }: Database, variants: TestVariant[]): Promise<void> {
  await pool.query(
    `insert into brand (slug, name, kind) values ('selvedge', 'Selvedge', 'house') on conflict do nothing`,
  );
  await pool.query(
    `insert into category (slug, names, path, kind) values ('dresses', '{"en-GB":"Dresses"}', '{dresses}', 'category')
     on conflict do nothing`,
  );
  for (const variant of variants) await addVariant(pool, variant);
}

async function addVariant(pool: Database['pool'], variant: TestVariant): Promise<void> {
  const { sku } = variant;
  const productId = `p-${sku}`;
  const picture = { src: '/media/x/front/navy', alt: 'A dress', ratio: 1.5, tone: '#eee' };
  const details = {
    colours: [
      { colour: 'navy', label: 'Navy', facet: 'Navy', swatch: picture, images: [picture], videos: [] },
    ],
    isPremier: variant.isPremier ?? false,
    isSubscribable: variant.isSubscribable ?? false,
    preorderUntil: null,
    availableFascias: [],
  };
  const variantDetails = {
    logisticClass: 'standard',
    ...(variant.taxClass && { taxClass: variant.taxClass }),
    customisationGroupName: variant.customisationGroup ?? null,
    attributes: {
      rewardsPoints: variant.rewardsPoints ?? 0,
      isNextDay: variant.isNextDay ?? true,
      returnsPolicy: null,
      gwpSku: variant.giftSku ?? null,
    },
  };
  await pool.query(
    `insert into product (id, key, slug, name, brand_slug, description, product_type, department, primary_category, details, published_at)
     values ($1, $2, $3, $4, 'selvedge', '', 'clothing', 'Womens', 'dresses', $5, now())`,
    [productId, `KEY-${sku}`, `slug-${sku.toLowerCase()}`, `Thing ${sku}`, details],
  );
  await pool.query(`insert into product_category (product_id, category_slug) values ($1, 'dresses')`, [
    productId,
  ]);
  await pool.query(
    `insert into variant (sku, id, product_id, position, colour, size, details) values ($1, $2, $3, 0, 'navy', '10', $4)`,
    [sku, `v-${sku}`, productId, variantDetails],
  );
  await pool.query(
    `insert into price (sku, currency, country, cent_amount, was_cent_amount) values ($1, 'GBP', 'GB', $2, $3)`,
    [sku, variant.price, variant.was ?? null],
  );
  await pool.query(`insert into stock (sku, quantity) values ($1, $2)`, [sku, variant.quantity]);
}

export async function stockOf({ pool }: Database, sku: string): Promise<number> {
  const { rows } = await pool.query<{ quantity: number }>('select quantity from stock where sku = $1', [sku]);
  return rows[0]!.quantity;
}

export function guest(): BasketOwner {
  return { customerId: null, sessionId: randomUUID(), isPremier: false, locale: 'en-GB' };
}

export function requested(sku: string, quantity = 1, more: Partial<RequestedItem> = {}): RequestedItem {
  return { sku, quantity, customFields: {}, isSubscription: false, bundleId: null, search: null, ...more };
}

/** A guest with items in the basket and everything filled in except the payment. */
export async function readyToPay(
  baskets: Baskets,
  items: RequestedItem[],
  owner: BasketOwner = guest(),
): Promise<{ owner: BasketOwner; total: number; cartId: string }> {
  const added = await baskets.add(owner, items, brand, false);
  if (added.kind !== 'added') throw new Error(`adding to the basket failed: ${added.kind}`);
  await baskets.setFields(owner, brand, {
    email: 'ada@example.com',
    shippingAddress: address,
    billingAddress: address,
    deliveryMethodId: 'standard',
  });
  const view = await baskets.view(owner, brand);
  return { owner, total: view!.totals.total, cartId: added.cartId };
}
