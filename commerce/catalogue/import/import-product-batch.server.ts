import { type CatalogueStructure, writeBrands } from '../catalogue-structure.server.ts';
import { applyCategoryRules } from '../category-rules.server.ts';
import type { Product } from '../product.ts';
import type { Queries } from '../queries.server.ts';
import { toProduct as fromRow, type ProductRow, selectProducts } from '../read-product.server.ts';
import { type WrittenProduct, writeProducts } from '../write-products.server.ts';
import { changedFields, fromProduct } from './from-product.ts';
import type { ImportOptions } from './import-products.server.ts';
import { type ImportReport, noteChange, noteProblems, refuseLine } from './import-report.ts';
import type { LineProblem } from './problem.ts';
import { brandSlugFor, type ShopDefaults } from './product-defaults.ts';
import type { ProductLine } from './product-line.ts';
import {
  type ReservedIdentifiers,
  readIdentifierOwners,
  reserveIdentifiers,
} from './reserve-identifiers.server.ts';
import { type ConvertedProduct, toProduct } from './to-product.ts';
import { findUploadedPictures } from './uploaded-pictures.server.ts';

export interface ProductItem {
  line: number;
  product: ProductLine;
}

interface BatchContext extends ImportOptions {
  report: ImportReport;
  tags: Set<string>;
  reserved: ReservedIdentifiers;
}

/** A product as the database has it before the import. */
interface StoredProduct {
  product: Product;
  isOnSale: boolean;
}

/** Imports the products of one batch within its transaction. */
export async function importProductBatch(
  client: Queries,
  tree: CatalogueStructure,
  items: readonly ProductItem[],
  { report, tags, reserved, isDryRun, defaults, now = new Date() }: BatchContext,
): Promise<void> {
  const stored = await readStored(client, items, tree, isDryRun);
  const owners = await readIdentifierOwners(client, items, reserved);
  const findPicture = await findUploadedPictures(client, picturesOf(items));
  const written: WrittenProduct[] = [];
  for (const { line, product: given } of items) {
    const before = stored.get(given.key) ?? null;
    const brandSlug = given.brandSlug ?? brandSlugFor(given);
    // The stored name of a brand wins; only a line of kind brand changes it.
    const brand = tree.brands.get(brandSlug)?.name ?? given.brand;
    const after = toProduct(
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
    const refusals = [
      ...checkCategories(line, given, tree),
      ...after.problems.filter(({ isNote }) => !isNote),
    ];
    if (refusals.length === 0) refusals.push(...reserveIdentifiers(line, after.product, owners, reserved));
    if (refusals.length > 0) {
      refuseLine(report, refusals);
      continue;
    }
    noteProblems(
      report,
      after.problems.filter(({ isNote }) => isNote),
    );
    const fields = before ? changesBetween(before, after, given, defaults) : [];
    if (before && fields.length === 0) {
      report.unchanged += 1;
      continue;
    }
    noteChange(report, { what: before ? 'changed' : 'added', key: given.key, name: given.name, fields });
    tags.add(`product:${after.product.id}`);
    for (const { slug } of [...(before?.product.categories ?? []), ...after.product.categories])
      tags.add(`category:${slug}`);
    written.push({ product: after.product, isOnSale: after.isOnSale, counted: skusWithQuantity(given) });
  }
  await reserved.skus?.add(owners.reservedSkus);
  if (isDryRun) return;
  await writeBrands(client, addNewBrands(tree, written));
  await writeProducts(client, written);
  const products = written.map(({ product }) => product.id);
  if (products.length > 0) for (const tag of await applyCategoryRules(client, { products })) tags.add(tag);
}

/** Names of the fields of the line that differ; a rating counts only when the file gives one. */
function changesBetween(
  before: StoredProduct,
  after: ConvertedProduct,
  given: ProductLine,
  defaults: ShopDefaults,
): string[] {
  const toLine = ({ product, isOnSale }: StoredProduct) => ({
    ...fromProduct(product, isOnSale, defaults),
    slug: product.slug,
  });
  const fields = changedFields(toLine(before), toLine(after));
  return given.rating && !isSameRating(before.product, after.product) ? [...fields, 'rating'] : fields;
}

const isSameRating = (one: Product, other: Product) =>
  one.averageRating === other.averageRating && one.totalReviewCount === other.totalReviewCount;

function skusWithQuantity({ variants }: ProductLine): Set<string> {
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

async function readStored(
  client: Queries,
  items: readonly ProductItem[],
  tree: CatalogueStructure,
  isDryRun: boolean,
) {
  // Locks the rows, so that a rating written at the same time is not overwritten.
  const { rows } = await client.query<ProductRow>(
    `${selectProducts(null)} where p.key = any($1) ${isDryRun ? '' : 'for update of p'}`,
    [items.map(({ product }) => product.key)],
  );
  return new Map(
    rows.map((row) => [row.key, { product: fromRow(row, tree.categories), isOnSale: row.is_live }]),
  );
}

function checkCategories(
  line: number,
  given: ProductLine,
  { categories }: CatalogueStructure,
): LineProblem[] {
  const missing = (slug: string) =>
    `"${slug}" is not a category of this shop; import it first, on a line {"kind":"category",…}.`;
  const problems: LineProblem[] = [];
  if (!categories.has(given.category))
    problems.push({ line, field: 'category', text: missing(given.category) });
  given.categories?.forEach((slug, index) => {
    if (!categories.has(slug)) problems.push({ line, field: `categories[${index}]`, text: missing(slug) });
  });
  return problems;
}

function addNewBrands(tree: CatalogueStructure, written: readonly WrittenProduct[]) {
  const added = [];
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
    added.push(brand);
  }
  return added;
}
