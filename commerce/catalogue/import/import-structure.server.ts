import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import {
  type KnownBrand,
  type KnownCategory,
  movePaths,
  placeCategory,
  type ShopTree,
  writeBrands,
  writeCategories,
} from '../shop-tree.server.ts';
import type { BrandLine, CategoryLine } from './category-line.ts';
import { type ImportReport, noteChange, refuseLine } from './import-report.ts';

export interface StructureItem {
  line: number;
  given: BrandLine | CategoryLine;
}

interface StructureContext {
  report: ImportReport;
  tags: Set<string>;
  isDryRun: boolean;
}

/** Brands and categories of a batch, in the order of the file; true when anything is another now. */
export async function importStructure(
  client: pg.PoolClient,
  tree: ShopTree,
  items: readonly StructureItem[],
  { report, tags, isDryRun }: StructureContext,
): Promise<boolean> {
  const brands = new Map<string, KnownBrand>();
  const categories = new Map<string, KnownCategory>();
  for (const { line, given } of items) {
    if (given.kind === 'brand') {
      const brand = nameBrand(tree, given);
      if (note(report, tree.brands.get(brand.slug), brand)) brands.set(brand.slug, brand);
      tree.brands.set(brand.slug, brand);
      continue;
    }
    const category = placeCategory(tree, given);
    if (typeof category === 'string') {
      refuseLine(report, [{ line, field: 'parent', text: category }]);
      continue;
    }
    if (note(report, tree.categories.get(category.slug), category)) categories.set(category.slug, category);
    tree.categories.set(category.slug, category);
  }
  const moved = movePaths(tree);
  for (const slug of moved) categories.set(slug, tree.categories.get(slug)!);
  for (const slug of categories.keys()) tags.add(`category:${slug}`);
  if (isDryRun) return brands.size + categories.size > 0;
  await writeBrands(client, [...brands.values()]);
  await writeCategories(client, [...categories.values()]);
  for (const id of await productsTouched(client, [...brands.keys()], [...categories.keys()]))
    tags.add(`product:${id}`);
  return brands.size + categories.size > 0;
}

/** Cards and the search know products by the names of their brand and categories. */
async function productsTouched(client: pg.PoolClient, brands: string[], categories: string[]) {
  if (brands.length + categories.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `select id from product where brand_slug = any($1) or primary_category = any($2)
     union select product_id from product_category where category_slug = any($2)`,
    [brands, categories],
  );
  return rows.map(({ id }) => id);
}

function nameBrand(tree: ShopTree, { slug, name, type, description }: BrandLine): KnownBrand {
  const known = tree.brands.get(slug);
  return {
    slug,
    name,
    type: type ?? known?.type ?? 'known',
    description: description ?? '',
    position: known?.position ?? tree.brands.size,
  };
}

function note<T extends { slug: string; name: string }>(
  report: ImportReport,
  before: T | undefined,
  after: T,
): boolean {
  const fields = before
    ? (Object.keys(after) as (keyof T & string)[]).filter(
        (name) => !isDeepStrictEqual(before[name], after[name]),
      )
    : [];
  if (before && fields.length === 0) {
    report.unchanged += 1;
    return false;
  }
  noteChange(report, { what: before ? 'changed' : 'added', key: after.slug, name: after.name, fields });
  return true;
}
