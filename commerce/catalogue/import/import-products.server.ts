import type pg from 'pg';
import type { Database } from '#server/db/database.server.ts';
import type { Product } from '../product.ts';
import { toProduct as fromRow, PRODUCT_SELECT, type ProductRow } from '../product-reader.server.ts';
import { readTree, type ShopTree, writeBrands } from '../shop-tree.server.ts';
import { type WrittenProduct, writeProducts } from '../write-products.server.ts';
import { changedFields } from './changed-fields.ts';
import { splitLines } from './file-lines.ts';
import { fromProduct } from './from-product.ts';
import {
  emptyReport,
  type ImportReport,
  inOrder,
  noteChange,
  noteProblems,
  refuseLine,
} from './import-report.ts';
import { importStructure, type StructureItem } from './import-structure.server.ts';
import { inBatch } from './import-transaction.server.ts';
import { type Claims, claim, readOwners } from './line-claims.server.ts';
import { findOwnPictures } from './own-pictures.server.ts';
import type { LineProblem } from './problem.ts';
import { brandSlugFor, type ShopDefaults } from './product-defaults.ts';
import type { ProductLine } from './product-line.ts';
import { readLine } from './read-line.ts';
import { openSkuLedger } from './sku-ledger.server.ts';
import { takeOffTheRest } from './take-off.server.ts';
import { toProduct } from './to-product.ts';

export interface ImportOptions {
  isDryRun: boolean;
  defaults: ShopDefaults;
  /** Products that are not in the file are taken off sale. */
  isWhole?: boolean;
  now?: Date;
  onProgress?: (report: ImportReport) => unknown;
}

const BATCH = 250;

interface ProductItem {
  line: number;
  product: ProductLine;
}

/** Brings a file of products in, batch by batch; what is right goes in, what is not is refused by its line. */
export async function importProducts(
  database: Database,
  file: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  const skus = options.isDryRun ? await openSkuLedger(database) : null;
  try {
    return await readFile(database, file, { keys: new Map(), slugs: new Map(), skus }, options);
  } finally {
    await skus?.close();
  }
}

async function readFile(
  database: Database,
  file: AsyncIterable<string>,
  claims: Claims,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(options.isDryRun);
  const tree = await readTree(database.pool);
  let structure: StructureItem[] = [];
  let products: ProductItem[] = [];
  let isTreeChanged = false;

  async function flush() {
    const [places, things] = [structure, products];
    [structure, products] = [[], []];
    await inBatch(database, options.isDryRun, async (client, tags) => {
      if (places.length > 0 && (await importStructure(client, tree, places, { report, tags, ...options })))
        isTreeChanged = true;
      if (things.length > 0) await importBatch(client, tree, things, { report, tags, claims, ...options });
    });
    await options.onProgress?.(report);
  }

  for await (const line of splitLines(file)) {
    report.lines = line.number;
    const read = readLine(line);
    if ('problems' in read) {
      refuseLine(report, read.problems);
      continue;
    }
    const { value } = read;
    if (value.kind === 'product') {
      const { product } = value;
      const earlier = claims.keys.get(product.key);
      if (earlier !== undefined) {
        const text = `"${product.key}" stands on line ${earlier} already; a file names each product once.`;
        refuseLine(report, [{ line: line.number, field: 'key', text }]);
        continue;
      }
      claims.keys.set(product.key, line.number);
      products.push({ line: line.number, product });
    } else {
      structure.push({ line: line.number, given: value.kind === 'brand' ? value.brand : value.category });
    }
    if (structure.length + products.length >= BATCH) await flush();
  }
  await flush();
  if (options.isWhole) await takeOffTheRest(database, [...claims.keys.keys()], report);
  if (!options.isDryRun && (isTreeChanged || report.added + report.takenOff > 0)) {
    // New things belong on lists that nobody could name: all pages are made anew, once.
    await inBatch(database, false, async (_, tags) => {
      tags.add('catalogue');
      if (isTreeChanged) tags.add('categories');
    });
  }
  inOrder(report);
  await options.onProgress?.(report);
  return report;
}

interface BatchContext extends ImportOptions {
  report: ImportReport;
  tags: Set<string>;
  claims: Claims;
}

async function importBatch(
  client: pg.PoolClient,
  tree: ShopTree,
  items: readonly ProductItem[],
  { report, tags, claims, isDryRun, defaults, now = new Date() }: BatchContext,
): Promise<void> {
  const known = await readKnown(client, items, tree, isDryRun);
  const owners = await readOwners(client, items, claims);
  const findPicture = await findOwnPictures(client, picturesOf(items));
  const written: WrittenProduct[] = [];
  for (const { line, product: given } of items) {
    const before = known.get(given.key) ?? null;
    const refusals = checkPlace(line, given, tree);
    const brandSlug = given.brandSlug ?? brandSlugFor(given);
    // A brand has one name; a line of kind brand changes it.
    const brand = tree.brands.get(brandSlug)?.name ?? given.brand;
    const read = toProduct(
      { ...given, brand, brandSlug },
      {
        line,
        defaults,
        known: before?.product ?? null,
        crumbs: tree.categories.get(given.category)?.path ?? [given.category],
        findPicture,
        now,
      },
    );
    refusals.push(...read.problems.filter(({ isNote }) => !isNote));
    if (refusals.length === 0) refusals.push(...claim(line, read.product, owners, claims));
    if (refusals.length > 0) {
      refuseLine(report, refusals);
      continue;
    }
    noteProblems(
      report,
      read.problems.filter(({ isNote }) => isNote),
    );
    const fields = before
      ? changedFields(
          { ...fromProduct(before.product, before.isOnSale, defaults), slug: before.product.slug },
          { ...fromProduct(read.product, read.isOnSale, defaults), slug: read.product.slug },
        )
      : [];
    const isRated = given.rating && before && !isSameRating(before.product, read.product);
    if (before && fields.length === 0 && !isRated) {
      report.unchanged += 1;
      continue;
    }
    noteChange(report, {
      what: before ? 'changed' : 'added',
      key: given.key,
      name: given.name,
      fields: isRated ? [...fields, 'rating'] : fields,
    });
    tags.add(`product:${read.product.id}`);
    for (const { slug } of [...(before?.product.categories ?? []), ...read.product.categories])
      tags.add(`category:${slug}`);
    written.push({ product: read.product, isOnSale: read.isOnSale, counted: countedIn(given) });
  }
  await claims.skus?.keep(owners.claimed);
  if (isDryRun) return;
  await writeBrands(client, newBrands(tree, written));
  await writeProducts(client, written);
}

const isSameRating = (one: Product, other: Product) =>
  one.averageRating === other.averageRating && one.totalReviewCount === other.totalReviewCount;

function countedIn({ variants }: ProductLine): Set<string> {
  return new Set(variants.filter(({ quantity }) => quantity !== undefined).map(({ sku }) => sku));
}

function picturesOf(items: readonly ProductItem[]): string[] {
  const sources = items.flatMap(({ product }) =>
    product.colours.flatMap(({ swatch, pictures = [], videos = [] }) => [
      ...pictures,
      ...(typeof swatch === 'object' ? [swatch] : []),
      ...videos.map(({ poster }) => poster),
    ]),
  );
  return sources.map(({ src }) => src).filter((src) => !src.startsWith('/'));
}

async function readKnown(
  client: pg.PoolClient,
  items: readonly ProductItem[],
  tree: ShopTree,
  isDryRun: boolean,
) {
  // Whoever rates one of them meanwhile waits, so that nothing is overwritten with what was read before.
  const { rows } = await client.query<ProductRow>(
    `${PRODUCT_SELECT} where p.key = any($1) ${isDryRun ? '' : 'for update of p'}`,
    [items.map(({ product }) => product.key)],
  );
  return new Map(
    rows.map((row) => [row.key, { product: fromRow(row, tree.categories), isOnSale: row.is_live }]),
  );
}

function checkPlace(line: number, given: ProductLine, { categories }: ShopTree): LineProblem[] {
  const missing = (slug: string) =>
    `"${slug}" is no category of this shop; bring it in first, on a line {"kind":"category",…}.`;
  const problems: LineProblem[] = [];
  if (!categories.has(given.category))
    problems.push({ line, field: 'category', text: missing(given.category) });
  given.categories?.forEach((slug, index) => {
    if (!categories.has(slug)) problems.push({ line, field: `categories[${index}]`, text: missing(slug) });
  });
  return problems;
}

function newBrands(tree: ShopTree, written: readonly WrittenProduct[]) {
  const found = [];
  for (const { product } of written) {
    if (tree.brands.has(product.brandSlug)) continue;
    const brand = {
      slug: product.brandSlug,
      name: product.brand,
      type: product.isHostedMarketplace ? ('marketplace' as const) : ('known' as const),
      description: '',
      position: tree.brands.size,
    };
    tree.brands.set(brand.slug, brand);
    found.push(brand);
  }
  return found;
}
