import type pg from 'pg';
import type { LocalisedText } from '#server/db/schema.server.ts';
import type { Category } from './category.ts';
import type { BrandLine, CategoryLine } from './import/category-line.ts';

export interface KnownCategory {
  slug: string;
  name: string;
  parent: string | null;
  path: string[];
  names: LocalisedText;
  descriptions: LocalisedText | null;
  type: Category['kind'];
  position: number;
}

export interface KnownBrand {
  slug: string;
  name: string;
  type: 'house' | 'known' | 'marketplace';
  description: string;
  position: number;
}

/** Categories and brands as the shop has them while a file is read; small enough to keep whole. */
export interface ShopTree {
  categories: Map<string, KnownCategory>;
  brands: Map<string, KnownBrand>;
}

type Queries = Pick<pg.ClientBase, 'query'>;

export async function readTree(client: Queries): Promise<ShopTree> {
  const categories = await client.query(
    `select slug, names ->> 'en-GB' as name, parent_slug as parent, path, names, descriptions, kind as type, position
     from category order by position, slug`,
  );
  const brands = await client.query(
    'select slug, name, kind as type, description, position from brand order by position, slug',
  );
  return {
    categories: new Map((categories.rows as KnownCategory[]).map((row) => [row.slug, row])),
    brands: new Map((brands.rows as KnownBrand[]).map((row) => [row.slug, row])),
  };
}

export function toCategoryLine({ slug, parent, names, descriptions, type }: KnownCategory): CategoryLine {
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

export function toBrandLine({ slug, name, type, description }: KnownBrand): BrandLine {
  return { format: 1, kind: 'brand', slug, name, type, ...(description ? { description } : {}) };
}

/** What a category line makes of the tree; a sentence when it may not. */
export function placeCategory(tree: ShopTree, line: CategoryLine): KnownCategory | string {
  const known = tree.categories.get(line.slug);
  const parent = line.parent ? tree.categories.get(line.parent) : null;
  if (line.parent && !parent)
    return `"${line.parent}" is no category yet; put it on an earlier line of the file.`;
  if (parent?.path.includes(line.slug)) return `"${line.parent}" lies within "${line.slug}" itself.`;
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

/** Where a category moved, whatever lies within it moves too. Answers the slugs whose path is another now. */
export function movePaths(tree: ShopTree): string[] {
  const moved: string[] = [];
  const pathOf = (slug: string): string[] => {
    const parent = tree.categories.get(slug)?.parent;
    return parent ? [...pathOf(parent), slug] : [slug];
  };
  for (const category of tree.categories.values()) {
    const path = pathOf(category.slug);
    if (path.join('/') === category.path.join('/')) continue;
    category.path = path;
    moved.push(category.slug);
  }
  return moved;
}

export async function writeBrands(client: Queries, brands: readonly KnownBrand[]): Promise<void> {
  if (brands.length === 0) return;
  await client.query(
    `insert into brand select * from jsonb_populate_recordset(null::brand, $1)
     on conflict (slug) do update set name = excluded.name, kind = excluded.kind, description = excluded.description`,
    [JSON.stringify(brands.map(({ type, ...brand }) => ({ ...brand, kind: type })))],
  );
}

export async function writeCategories(client: Queries, categories: readonly KnownCategory[]): Promise<void> {
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
