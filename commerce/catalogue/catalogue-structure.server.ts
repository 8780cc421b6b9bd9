import type { LocalisedText } from '#server/db/schema.server.ts';
import type { Category } from './category.ts';
import type { BrandLine, CategoryLine } from './import/category-line.ts';
import type { Queries } from './queries.server.ts';

export interface StoredCategory {
  slug: string;
  name: string;
  parent: string | null;
  path: string[];
  names: LocalisedText;
  descriptions: LocalisedText | null;
  type: Category['kind'];
  position: number;
}

export interface StoredBrand {
  slug: string;
  name: string;
  type: 'house' | 'known' | 'marketplace';
  description: string;
  position: number;
}

/** All categories and brands, held in memory during an import and updated with every line. */
export interface CatalogueStructure {
  categories: Map<string, StoredCategory>;
  brands: Map<string, StoredBrand>;
}

export async function readStructure(client: Queries): Promise<CatalogueStructure> {
  const categories = await client.query(
    `select slug, names ->> 'en-GB' as name, parent_slug as parent, path, names, descriptions, kind as type, position
     from category order by position, slug`,
  );
  const brands = await client.query(
    'select slug, name, kind as type, description, position from brand order by position, slug',
  );
  return {
    categories: new Map((categories.rows as StoredCategory[]).map((row) => [row.slug, row])),
    brands: new Map((brands.rows as StoredBrand[]).map((row) => [row.slug, row])),
  };
}

export function toCategoryLine({ slug, parent, names, descriptions, type }: StoredCategory): CategoryLine {
  return {
    format: 1,
    kind: 'category',
    slug,
    ...(parent ? { parent } : {}),
    names: names as Record<string, string>,
    ...(descriptions ? { descriptions: descriptions as Record<string, string> } : {}),
    type,
  };
}

export function toBrandLine({ slug, name, type, description }: StoredBrand): BrandLine {
  return { format: 1, kind: 'brand', slug, name, type, ...(description ? { description } : {}) };
}

/** The category that a line describes; an error message when the line is not valid. */
export function resolveCategory(tree: CatalogueStructure, line: CategoryLine): StoredCategory | string {
  const known = tree.categories.get(line.slug);
  const parent = line.parent ? tree.categories.get(line.parent) : null;
  if (line.parent && !parent)
    return `"${line.parent}" is not a category yet; put it on an earlier line of the file.`;
  if (parent?.path.includes(line.slug)) return `"${line.parent}" is inside "${line.slug}" itself.`;
  const names = line.names as LocalisedText;
  return {
    slug: line.slug,
    name: names['en-GB'],
    parent: parent?.slug ?? null,
    path: [...(parent?.path ?? []), line.slug],
    names,
    descriptions: (line.descriptions ?? null) as LocalisedText | null,
    type: line.type ?? known?.type ?? (parent ? 'category' : 'department'),
    position: known?.position ?? tree.categories.size,
  };
}

/** Recomputes the path of every category; returns those whose path changed, also through a moved ancestor. */
export function updatePaths(tree: CatalogueStructure): StoredCategory[] {
  const moved: StoredCategory[] = [];
  const pathOf = (slug: string): string[] => {
    const parent = tree.categories.get(slug)?.parent;
    return parent ? [...pathOf(parent), slug] : [slug];
  };
  for (const category of tree.categories.values()) {
    const path = pathOf(category.slug);
    if (path.join('/') === category.path.join('/')) continue;
    category.path = path;
    moved.push(category);
  }
  return moved;
}

export async function writeBrands(client: Queries, brands: readonly StoredBrand[]): Promise<void> {
  if (brands.length === 0) return;
  await client.query(
    `insert into brand select * from jsonb_populate_recordset(null::brand, $1)
     on conflict (slug) do update set name = excluded.name, kind = excluded.kind, description = excluded.description`,
    [JSON.stringify(brands.map(({ type, ...brand }) => ({ ...brand, kind: type })))],
  );
}

export async function writeCategories(client: Queries, categories: readonly StoredCategory[]): Promise<void> {
  if (categories.length === 0) return;
  await client.query(
    `insert into category select * from jsonb_populate_recordset(null::category, $1)
     on conflict (slug) do update set parent_slug = excluded.parent_slug, names = excluded.names,
       descriptions = excluded.descriptions, path = excluded.path, kind = excluded.kind`,
    [
      JSON.stringify(
        categories.map(({ parent, type, name: _, ...category }) => ({
          ...category,
          parent_slug: parent,
          kind: type,
        })),
      ),
    ],
  );
}
