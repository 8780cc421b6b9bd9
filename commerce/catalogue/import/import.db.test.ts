import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeFeed, followChanges } from '#server/db/changes.server.ts';
import { databaseForTest, type TestDatabase, testDatabase } from '#tests/database.ts';
import { openMemoryStorage } from '#tests/memory-storage.ts';
import { createCatalogue } from '../catalogue.server.ts';
import { loadCatalogue } from '../load-catalogue.server.ts';
import { readCsv } from './csv.ts';
import { exportCatalogue } from './export-catalogue.server.ts';
import { importPrices } from './import-prices.server.ts';
import { importProducts } from './import-products.server.ts';
import type { ImportReport } from './import-report.ts';
import { importStock } from './import-stock.server.ts';
import { formatProblem } from './problem.ts';
import { storePicture } from './uploaded-pictures.server.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const options = { isDryRun: false, defaults };

async function* asFile(lines: readonly (object | string)[]) {
  for (const line of lines) yield `${typeof line === 'string' ? line : JSON.stringify(line)}\n`;
}
const men = { kind: 'category', slug: 'men', names: { 'en-GB': 'Men' } };
const shirts = { kind: 'category', slug: 'shirts', parent: 'men', names: { 'en-GB': 'Shirts' } };
const shirt = (change: object = {}) => ({
  key: 'SHIRT-1',
  name: 'Linen Shirt',
  brand: 'Maine',
  type: 'clothing',
  category: 'shirts',
  colours: [{ colour: 'navy' }],
  variants: [
    { sku: 'SHIRT-1-S', size: 'S', price: '49.00', quantity: 3 },
    { sku: 'SHIRT-1-M', size: 'M', price: '49.00', quantity: 5 },
  ],
  ...change,
});
const scarf = (change: object = {}) => ({
  ...shirt({ key: 'SCARF-1', name: 'Scarf', variants: [{ sku: 'SCARF-1', price: '20.00', quantity: 9 }] }),
  ...change,
});
const counts = ({ added, changed, unchanged, refused, takenOff }: ImportReport) => ({
  added,
  changed,
  unchanged,
  refused,
  takenOff,
});
const messagesOf = ({ problems }: ImportReport) => problems.map(formatProblem);
async function exported(database: TestDatabase): Promise<string> {
  let text = '';
  for await (const part of exportCatalogue(database, defaults)) text += part.text;
  return text;
}
const rowsOf = async (database: TestDatabase, statement: string) =>
  (await database.pool.query(statement)).rows;

describe('a whole catalogue', () => {
  let demo: TestDatabase;
  let own: TestDatabase;

  beforeAll(async () => {
    [demo, own] = await Promise.all([testDatabase(), testDatabase()]);
    await loadCatalogue(demo, demoCatalogue({ seed: 7, products: 300 }));
  });
  afterAll(async () => {
    await Promise.all([demo.close(), own.close()]);
  });

  it('exported and imported again changes nothing', async () => {
    const text = await exported(demo);
    const report = await importProducts(demo, asFile([text]), { ...options, isWhole: true });
    expect(counts(report)).toEqual({
      added: 0,
      changed: 0,
      unchanged: expect.any(Number),
      refused: 0,
      takenOff: 0,
    });
    expect(messagesOf(report)).toEqual([]);
    expect(report.unchanged).toBeGreaterThan(300);
  });

  it('imported into an empty shop exports the same file', async () => {
    const text = await exported(demo);
    const dry = await importProducts(own, asFile([text]), { ...options, isDryRun: true });
    expect(await rowsOf(own, 'select 1 from product')).toEqual([]);
    const report = await importProducts(own, asFile([text]), options);
    expect(counts(report)).toEqual(counts(dry));
    expect(report.refused).toBe(0);
    expect(await exported(own)).toBe(text);
    // The database plans for as many rows as there are now.
    const estimates = await rowsOf(
      own,
      "select reltuples from pg_class where relname in ('variant', 'price')",
    );
    for (const { reltuples } of estimates) expect(reltuples).toBeGreaterThan(300);
  });
});

describe('an import', () => {
  it('adds categories, brands and products, notifies every process, and is idempotent', async () => {
    const database = await databaseForTest();
    const changes: ChangeFeed = await followChanges(database);
    const received = new Set<string>();
    const allReceived = new Promise<void>((resolve) => {
      changes.subscribe((tags) => {
        for (const tag of tags) received.add(tag);
        if (received.has('catalogue')) resolve();
      });
    });
    const file = [men, shirts, shirt(), scarf()];
    expect(counts(await importProducts(database, asFile(file), options))).toEqual({
      added: 4,
      changed: 0,
      unchanged: 0,
      refused: 0,
      takenOff: 0,
    });
    await allReceived;
    expect([...received]).toEqual(
      expect.arrayContaining([
        'product:SHIRT-1',
        'product:SCARF-1',
        'category:shirts',
        'category:men',
        'categories',
      ]),
    );
    expect(counts(await importProducts(database, asFile(file), options))).toMatchObject({
      added: 0,
      unchanged: 4,
    });
    const found = await createCatalogue(database, changes).productBySlug('linen-shirt-shirt-1', null);
    expect(found).toMatchObject({
      brand: 'Maine',
      breadcrumbs: [
        { slug: 'men', name: 'Men' },
        { slug: 'shirts', name: 'Shirts' },
      ],
    });
    expect(found!.variants.map(({ stock }) => stock.availableQuantity)).toEqual([3, 5]);
    await changes.close();
  });

  it('reports what would change and changes nothing in a dry run', async () => {
    const database = await databaseForTest();
    await importProducts(database, asFile([men, shirts, shirt(), scarf()]), options);
    const before = await exported(database);
    const report = await importProducts(
      database,
      asFile([
        shirt({ name: 'Linen Overshirt' }),
        shirt({ key: 'NEW', variants: [{ sku: 'NEW', price: 1 }] }),
      ]),
      { defaults, isDryRun: true, isWhole: true },
    );
    expect(counts(report)).toEqual({ added: 1, changed: 1, unchanged: 0, refused: 0, takenOff: 1 });
    expect(report.examples).toEqual([
      { what: 'changed', key: 'SHIRT-1', name: 'Linen Overshirt', fields: ['name'] },
      { what: 'added', key: 'NEW', name: 'Linen Shirt', fields: [] },
      { what: 'takenOff', key: 'SCARF-1', name: 'Scarf', fields: [] },
    ]);
    expect(await exported(database)).toBe(before);
  });

  it('finds duplicate skus across batches in a dry run, and leaves no table behind', async () => {
    const database = await databaseForTest();
    await importProducts(database, asFile([men, shirts]), options);
    const many = Array.from({ length: 300 }, (_, i) =>
      shirt({ key: `MANY-${i}`, variants: [{ sku: `SKU-${i}`, price: 1 }] }),
    );
    const file = [...many, shirt({ key: 'LATE', variants: [{ sku: 'SKU-7', price: 1 }] })];
    for (const round of ['first', 'again']) {
      const report = await importProducts(database, asFile(file), { ...options, isDryRun: true });
      expect([round, ...messagesOf(report)]).toEqual([
        round,
        'line 301, variants[0].sku: "SKU-7" belongs to MANY-7.',
      ]);
      expect(counts(report)).toMatchObject({ added: 300, refused: 1 });
    }
    expect(await rowsOf(database, `select 1 from pg_class where relname = 'seen_sku'`)).toEqual([]);
  });

  it('refuses lines by number and field and imports the others', async () => {
    const database = await databaseForTest();
    const report = await importProducts(
      database,
      asFile([
        men,
        '{"key":',
        { ...shirts, parent: 'women' },
        shirts,
        shirt(),
        shirt(),
        scarf({ category: 'hats', categories: ['men', 'caps'] }),
        scarf({ slug: 'linen-shirt-shirt-1' }),
        scarf({ key: 'SCARF-2', variants: [{ sku: 'SHIRT-1-S', price: 1 }] }),
        scarf({ key: 'SCARF-3' }),
      ]),
      options,
    );
    expect(messagesOf(report)).toEqual([
      'line 2: is not valid JSON; a line must hold one whole object, {…}.',
      'line 3, parent: "women" is not a category yet; put it on an earlier line of the file.',
      'line 6, key: "SHIRT-1" is on line 5 already; a file may hold each product once.',
      'line 7, category: "hats" is not a category of this shop; import it first, on a line {"kind":"category",…}.',
      'line 7, categories[1]: "caps" is not a category of this shop; import it first, on a line {"kind":"category",…}.',
      'line 8, key: "SCARF-1" is on line 7 already; a file may hold each product once.',
      'line 9, variants[0].sku: "SHIRT-1-S" belongs to SHIRT-1.',
    ]);
    expect(counts(report)).toMatchObject({ added: 4, refused: 6 });
    const taken = await importProducts(
      database,
      asFile([scarf({ slug: 'linen-shirt-shirt-1', variants: [{ sku: 'X', price: 1 }] })]),
      options,
    );
    expect(messagesOf(taken)).toEqual([
      'line 1, slug: "linen-shirt-shirt-1" is the slug of SHIRT-1 already; choose another.',
    ]);
  });

  it('keeps the stock, ratings and publication date that the file does not give', async () => {
    const database = await databaseForTest();
    await importProducts(database, asFile([men, shirts, shirt()]), options);
    await database.pool.query("update stock set quantity = 2 where sku = 'SHIRT-1-S'");
    await database.pool.query('update product set average_rating = 4.5, total_review_count = 8');
    const variants = [
      { sku: 'SHIRT-1-S', size: 'S', price: '39.00' },
      { sku: 'SHIRT-1-L', size: 'L', price: '39.00', quantity: 1 },
    ];
    const report = await importProducts(database, asFile([shirt({ variants })]), options);
    expect(counts(report)).toMatchObject({ changed: 1 });
    expect(await rowsOf(database, 'select sku, quantity from stock order by sku')).toEqual([
      { sku: 'SHIRT-1-L', quantity: 1 },
      { sku: 'SHIRT-1-S', quantity: 2 },
    ]);
    expect(
      await rowsOf(database, 'select average_rating, total_review_count, published_at from product'),
    ).toEqual([{ average_rating: 4.5, total_review_count: 8, published_at: expect.any(Date) }]);
  });

  it('of a whole file withdraws missing products without deleting them, and only when no line was refused', async () => {
    const database = await databaseForTest();
    await importProducts(database, asFile([men, shirts, shirt(), scarf()]), options);
    const whole = { ...options, isWhole: true };
    const broken = await importProducts(database, asFile([shirt(), '{']), whole);
    expect(counts(broken)).toMatchObject({ refused: 1, takenOff: 0 });
    const report = await importProducts(database, asFile([shirt()]), whole);
    expect(counts(report)).toMatchObject({ unchanged: 1, takenOff: 1 });
    expect(await rowsOf(database, 'select key, is_live from product order by key')).toEqual([
      { key: 'SCARF-1', is_live: false },
      { key: 'SHIRT-1', is_live: true },
    ]);
    expect(counts(await importProducts(database, asFile([shirt(), scarf()]), whole))).toMatchObject({
      changed: 1,
      takenOff: 0,
    });
    expect(counts(await importProducts(database, asFile([]), whole))).toMatchObject({ takenOff: 0 });
  });

  it('moves a category with its children', async () => {
    const database = await databaseForTest();
    const linen = { kind: 'category', slug: 'linen', parent: 'shirts', names: { 'en-GB': 'Linen' } };
    await importProducts(database, asFile([men, shirts, linen, shirt({ category: 'linen' })]), options);
    const people = { ...men, slug: 'people', names: { 'en-GB': 'People' } };
    await importProducts(database, asFile([people, { ...shirts, parent: 'people' }]), options);
    expect(await rowsOf(database, "select path from category where slug = 'linen'")).toEqual([
      { path: ['people', 'shirts', 'linen'] },
    ]);
    const round = await importProducts(database, asFile([{ ...people, parent: 'linen' }]), options);
    expect(messagesOf(round)).toEqual(['line 1, parent: "linen" is inside "people" itself.']);
  });

  it('uses uploaded pictures, and stores equal files once under several names', async () => {
    const database = await databaseForTest();
    const { default: sharp } = await import('sharp');
    const file = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const stored = await storePicture(database, openMemoryStorage(), 'front.png', file);
    expect(stored).toMatchObject({ ratio: 1.5, tone: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect((await storePicture(database, openMemoryStorage(), 'again.png', file))?.src).toBe(stored!.src);
    expect(await storePicture(database, openMemoryStorage(), 'no.png', Buffer.from('no picture'))).toBeNull();
    const given = shirt({ colours: [{ colour: 'navy', pictures: ['front.png', 'missing.jpg'] }] });
    const report = await importProducts(database, asFile([men, shirts, given]), options);
    expect(messagesOf(report)).toEqual([
      'line 3, colours[0].pictures[1]: the picture "missing.jpg" is not in the shop yet; upload it and import again.',
    ]);
    expect(report.refused).toBe(0);
    expect(await exported(database)).toContain(`"pictures":[{"src":"${stored!.src}"`);
  });
});

describe('price and stock files', () => {
  it('update the skus they hold and refuse unknown and repeated skus', async () => {
    const database = await databaseForTest();
    await importProducts(database, asFile([men, shirts, shirt(), scarf()]), options);
    const prices = [
      'sku;price;was_price',
      'SHIRT-1-S;29,00;49,00',
      'SCARF-1;20.00;',
      'NOBODY;1;',
      'SCARF-1;3;',
    ];
    const dry = await importPrices(database, readCsv(asFile(prices)), { isDryRun: true });
    expect(await rowsOf(database, 'select 1 from price where was_cent_amount is not null')).toEqual([]);
    const report = await importPrices(database, readCsv(asFile(prices)), { isDryRun: false });
    expect(counts(report)).toEqual({ added: 0, changed: 1, unchanged: 1, refused: 2, takenOff: 0 });
    expect(counts(dry)).toEqual(counts(report));
    expect(messagesOf(report)).toEqual([
      'line 4, sku: "NOBODY" is not in the shop; import its product first.',
      'line 5, sku: "SCARF-1" is on line 3 already.',
    ]);
    expect(
      await rowsOf(database, "select cent_amount, was_cent_amount from price where sku = 'SHIRT-1-S'"),
    ).toEqual([{ cent_amount: 2900, was_cent_amount: 4900 }]);
    expect(
      await rowsOf(
        database,
        "select details #> '{facets,discountBands}' as bands from product where key = 'SHIRT-1'",
      ),
    ).toEqual([{ bands: ['10% off & more', '20% off & more', '30% off & more', '40% off & more'] }]);
    expect(await rowsOf(database, "select 1 from change where 'product:SHIRT-1' = any(tags)")).toHaveLength(
      2,
    );

    const stock = await importStock(
      database,
      readCsv(asFile(['sku,quantity', 'SHIRT-1-S,0', 'SHIRT-1-M,5', 'X,1'])),
      {
        isDryRun: false,
      },
    );
    expect(counts(stock)).toEqual({ added: 0, changed: 1, unchanged: 1, refused: 1, takenOff: 0 });
    expect(await rowsOf(database, "select quantity from stock where sku = 'SHIRT-1-S'")).toEqual([
      { quantity: 0 },
    ]);
    const headless = await importStock(database, readCsv(asFile(['SHIRT-1-S,0'])), { isDryRun: false });
    expect(messagesOf(headless)[0]).toContain('this column is missing');
  });
});
