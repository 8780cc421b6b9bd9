/**
 * Measures how long seeding the database takes, and what generating the catalogue costs by itself:
 * `node bench/seed.ts --products 6000 --stream 100000`. It uses a temporary database.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { demoReviews } from '@selvedge/demo-store/reviews/demo-reviews.ts';
import { seedEvents } from '@selvedge/demo-store/seed/seed-events.ts';
import { seedOrders } from '@selvedge/demo-store/seed/seed-orders.ts';
import { seedReviews } from '@selvedge/demo-store/seed/seed-reviews.ts';
import { demoShoppers } from '@selvedge/demo-store/shoppers/demo-shoppers.ts';
import { fromProduct } from '#commerce/catalogue/import/from-product.ts';
import { decode } from '#commerce/catalogue/import/import-file.server.ts';
import { importProducts } from '#commerce/catalogue/import/import-products.server.ts';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '6000' },
    stream: { type: 'string', default: '6000,100000' },
  },
});
const SEED = 1;
const MEGABYTE = 1024 * 1024;

async function timed(work: () => Promise<unknown>): Promise<{ seconds: number; cpu: number }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - started) / 1_000, cpu: (user + system) / 1e6 };
}

async function measureStream(products: number) {
  let most = 0;
  let made = 0;
  const { seconds, cpu } = await timed(async () => {
    for await (const product of demoCatalogue({ seed: SEED, products }).products()) {
      if (product.variants.length > 0) made += 1;
      if (made % 1_000 === 0) most = Math.max(most, process.memoryUsage.rss());
    }
  });
  return {
    products: made,
    seconds: seconds.toFixed(1),
    'CPU s': cpu.toFixed(1),
    'products a CPU second': Math.round(made / cpu),
    'most memory MB': Math.round(most / MEGABYTE),
  };
}

async function measureSeed(products: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-seed-'));
  const embedded = await startEmbeddedDatabase({ dataDir: path.join(dataDir, 'postgres') });
  const database = await openDatabase(embedded.connection);
  try {
    await migrateDatabase(database);
    const today = new Date();
    const catalogue = demoCatalogue({ seed: SEED, products, today });
    const shoppers = demoShoppers(catalogue, SEED, today);
    const steps: [string, () => Promise<void>][] = [
      ['catalogue', () => loadCatalogue(database, catalogue)],
      ['reviews', () => seedReviews(database, demoReviews(catalogue, SEED, today))],
      ['customers and orders', () => seedOrders(database, shoppers.orders)],
      ['events', () => seedEvents(database, shoppers.events)],
    ];
    const rows: Record<string, string>[] = [];
    let [seconds, cpu] = [0, 0];
    for (const [what, work] of steps) {
      const cost = await timed(work);
      seconds += cost.seconds;
      cpu += cost.cpu;
      rows.push({ step: what, seconds: cost.seconds.toFixed(1), "the shop's CPU s": cost.cpu.toFixed(1) });
    }
    return [...rows, { step: 'all', seconds: seconds.toFixed(1), "the shop's CPU s": cpu.toFixed(1) }];
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes the demo catalogue to a file, imports it into an empty database, and imports it again. */
async function measureImport(products: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'selvedge-import-'));
  const embedded = await startEmbeddedDatabase({ dataDir: path.join(dataDir, 'postgres') });
  const database = await openDatabase(embedded.connection);
  const file = path.join(dataDir, 'catalogue.jsonl');
  const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
  try {
    await migrateDatabase(database);
    const { brands, categories, products: all } = demoCatalogue({ seed: SEED, products });
    const out = createWriteStream(file);
    for (const { slug, name, kind } of brands)
      out.write(`${JSON.stringify({ kind: 'brand', slug, name, type: kind })}\n`);
    for (const { slug, parentSlug, names, kind } of categories)
      out.write(`${JSON.stringify({ kind: 'category', slug, parent: parentSlug, names, type: kind })}\n`);
    for await (const product of all()) {
      if (!out.write(`${JSON.stringify(fromProduct(product, true, defaults))}\n`)) await once(out, 'drain');
    }
    out.end();
    await once(out, 'finish');
    const rows: Record<string, string>[] = [];
    for (const [step, isDryRun] of [
      ['dry run', true],
      ['import', false],
      ['the same again', false],
    ] as const) {
      let most = 0;
      const cost = await timed(() =>
        importProducts(database, decode(createReadStream(file)), {
          isDryRun,
          defaults,
          onProgress: () => {
            most = Math.max(most, process.memoryUsage.rss());
          },
        }),
      );
      rows.push({
        step,
        seconds: cost.seconds.toFixed(1),
        "the shop's CPU s": cost.cpu.toFixed(1),
        'most memory MB': String(Math.round(most / MEGABYTE)),
      });
    }
    return rows;
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const sizes = values.stream.split(',').map(Number);
printTable(
  'Making the catalogue, one product at a time',
  await sizes.reduce<Promise<Record<string, string | number>[]>>(
    async (rows, size) => [...(await rows), await measureStream(size)],
    Promise.resolve([]),
  ),
);
printTable(`Filling a shop of ${values.products} products`, await measureSeed(Number(values.products)));
printTable(`Importing a file of ${values.products} products`, await measureImport(Number(values.products)));
