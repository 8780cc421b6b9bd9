import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import { expect, it, onTestFinished } from 'vitest';
import { EMPTY_DELIVERY_TABLE } from '#commerce/delivery/delivery-table.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { openListingApp } from '#tests/listing-app.tsx';

async function wordsWith(delivery: typeof demoDelivery): Promise<string> {
  const shop = await openListingApp({
    brands: demoBrands.map((brand) => ({ ...brand, delivery })),
    products: ['8', '10'].map((size, at) =>
      makeTestProduct({
        ...{ id: `p${at}`, key: `dress-${at}`, slug: `dress-${at}` },
        categories: [{ name: 'dresses', slug: 'dresses' }],
        facets: { isNextDay: ['true'], sizes: [size] },
      }),
    ),
    categories: [
      {
        ...{ id: 'dresses', slug: 'dresses', name: 'Dresses', path: ['dresses'], position: 0 },
        ...{ parentSlug: null, kind: 'category', description: null, children: [] },
      },
    ],
  });
  onTestFinished(() => shop.close());
  return (await shop.open('/categories/dresses')).words;
}

it('[MKT-09] a list offers the next day only where a delivery method keeps it', async () => {
  expect(await wordsWith(demoDelivery)).toContain('Next Day Delivery');
  const without = await wordsWith(EMPTY_DELIVERY_TABLE);
  expect(without).not.toContain('Next Day Delivery');
  expect(without).toContain('Dresses');
});
