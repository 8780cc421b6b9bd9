import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { brands } from '@selvedge/demo-store/brands/all.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#commerce/catalogue/product.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createProductFeed } from './product-feed.server.ts';

const ORIGIN = 'https://shop.example';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function open(products: Product[]) {
  const clock = { now: new Date() };
  let readings = 0;
  const catalogue = {
    async *everyProduct() {
      readings += 1;
      yield products;
    },
  };
  const feed = createProductFeed(catalogue, path.join(folder, 'feeds'), () => clock.now);
  const read = async (slug: string, origin = ORIGIN) =>
    gunzipSync(
      await buffer((await feed.open({ ...brands[slug]!, delivery: demoDelivery }, { origin })).body),
    ).toString();
  return { read, clock, readings: () => readings };
}

describe('the product feed', () => {
  it('contains exactly what the brand site sells', async () => {
    const everywhere = makeTestProduct({ key: 'ALL', availableFascias: [] });
    const coastOnly = makeTestProduct({ key: 'COAST', availableFascias: ['coast'] });
    const { read } = open([everywhere, coastOnly]);
    const selvedge = await read('selvedge');
    expect(selvedge).toMatch(/^<\?xml[\s\S]+<\/rss>\n$/);
    expect(selvedge).toContain('<g:item_group_id>ALL<');
    expect(selvedge).not.toContain('COAST');
    expect(await read('coast')).toContain('<g:item_group_id>COAST<');
  });

  it('[MKT-09] says what delivery costs, from the table of the shop', async () => {
    const product = makeTestProduct({ key: 'ALL', availableFascias: [] });
    const priced = product.variants.map((variant, at) => ({
      ...variant,
      weight: 750,
      price: { ...variant.price, price: { centAmount: at === 0 ? 2_000 : 9_000, currencyCode: 'GBP' } },
    }));
    const feed = await open([{ ...product, variants: priced }]).read('selvedge');
    const shipping = (price: string) =>
      `<g:shipping><g:country>GB</g:country><g:service>Standard delivery</g:service><g:price>${price} GBP</g:price></g:shipping>`;
    expect(feed).toContain(shipping('3.99'));
    expect(feed).toContain(shipping('0.00'));
    expect(feed).toContain('<g:shipping_weight>750 g</g:shipping_weight>');
  });

  it('is written once an hour, however many requests there are', async () => {
    const { read, clock, readings } = open([makeTestProduct()]);
    await Promise.all([read('selvedge'), read('selvedge'), read('selvedge')]);
    await read('selvedge');
    expect(readings()).toBe(1);
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
    await read('selvedge');
    expect(readings()).toBe(2);
  });

  it('limits the number of files for many host names', async () => {
    const { read } = open([]);
    for (let i = 0; i < 50; i++) await read('selvedge', `https://shop-${i}.example`);
    expect((await readdir(path.join(folder, 'feeds'))).length).toBeLessThanOrEqual(40);
  });

  it('is sent as it is made when the disk is full', async () => {
    const { read, readings } = open([makeTestProduct({ key: 'ALL', availableFascias: [] })]);
    const name = createHash('sha256').update(`selvedge||GBP|${ORIGIN}`).digest('hex').slice(0, 16);
    const feeds = path.join(folder, 'feeds');
    await mkdir(feeds);
    const draft = path.join(feeds, `products-${name}.xml.gz.${process.pid}.part`);
    await symlink('/dev/full', draft);
    expect(await read('selvedge')).toMatch(/^<\?xml[\s\S]+<g:item_group_id>ALL<[\s\S]+<\/rss>\n$/);
    expect(readings()).toBe(2);
    // There is space again.
    await rm(draft, { force: true });
    await read('selvedge');
    await read('selvedge');
    expect(readings()).toBe(3);
  });
});
