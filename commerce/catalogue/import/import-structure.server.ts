import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueStructure,
  resolveCategory,
  type StoredBrand,
  type StoredCategory,
  updatePaths,
  writeBrands,
  writeCategories,
} from '../catalogue-structure.server.ts';
import type { Queries } from '../queries.server.ts';
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

/** Imports the brands and categories of a batch in file order; true when anything changed. */
export async function importStructure(
  client: Queries,
  tree: CatalogueStructure,
  items: readonly StructureItem[],
  { report, tags, isDryRun }: StructureContext,
): Promise<boolean> {
  const brands = new Map<string, StoredBrand>();
  const categories = new Map<string, StoredCategory>();
  for (const { line, given } of items) {
    if (given.kind === 'brand') {
      const brand = resolveBrand(tree, given);
      if (reportChange(report, tree.brands.get(brand.slug), brand)) brands.set(brand.slug, brand);
      tree.brands.set(brand.slug, brand);
      continue;
    }
    const category = resolveCategory(tree, given);
    if (typeof category === 'string') {
      refuseLine(report, [{ line, field: 'parent', text: category }]);
      continue;
    }
    if (reportChange(report, tree.categories.get(category.slug), category))
      categories.set(category.slug, category);
    tree.categories.set(category.slug, category);
  }
  for (const category of updatePaths(tree)) categories.set(category.slug, category);
  for (const slug of categories.keys()) tags.add(`category:${slug}`);
  if (isDryRun) return brands.size + categories.size > 0;
  await writeBrands(client, [...brands.values()]);
  await writeCategories(client, [...categories.values()]);
  for (const id of await productsTouched(client, [...brands.keys()], [...categories.keys()]))
    tags.add(`product:${id}`);
  return brands.size + categories.size > 0;
}

/** Cards and the search index hold brand and category names, so the products of changed ones are refreshed. */
export async function productsTouched(client: Queries, brands: string[], categories: string[]) {
  if (brands.length + categories.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `select id from product where brand_slug = any($1) or primary_category = any($2)
     union select product_id from product_category where category_slug = any($2)`,
    [brands, categories],
  );
  return rows.map(({ id }) => id);
}

function resolveBrand(tree: CatalogueStructure, { slug, name, type, description }: BrandLine): StoredBrand {
  const known = tree.brands.get(slug);
  return {
    slug,
    name,
    type: type ?? known?.type ?? 'known',
    description: description ?? '',
    position: known?.position ?? tree.brands.size,
  };
}

function reportChange<T extends { slug: string; name: string }>(
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
