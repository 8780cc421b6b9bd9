import {
  type CatalogueStructure,
  readStructure,
  type StoredCategory,
  updatePaths,
  writeCategories,
} from './catalogue-structure.server.ts';
import { productsTouched } from './import/import-structure.server.ts';
import type { Queries } from './queries.server.ts';

/** The place of a category among its siblings: within a parent, before another one or last. */
export interface CategoryPlace {
  parent: string | null;
  before: string | null;
}

/** Moves a category with everything below it; a sentence when that is not possible, else the tags of what changed. */
export async function moveCategory(
  client: Queries,
  slug: string,
  { parent, before }: CategoryPlace,
): Promise<string | string[]> {
  const tree = await readStructure(client);
  const category = tree.categories.get(slug);
  if (!category) return 'This category does not exist any more.';
  const above = parent === null ? null : tree.categories.get(parent);
  if (above === undefined) return 'The category above it does not exist any more.';
  if (above?.path.includes(slug)) return 'A category cannot be within itself.';
  const oldPath = category.path;
  category.parent = parent;
  const moved = updatePaths(tree);
  await writeCategories(client, [...new Set([category, ...moved])]);
  await writeOrder(client, tree, slug, before);
  await relistProducts(client, slug, oldPath, category.path);
  const changed = [...new Set([slug, ...moved.map((each) => each.slug), ...oldPath, ...category.path])];
  const products = await productsTouched(client, [], [slug, ...moved.map((each) => each.slug)]);
  return [
    ...['catalogue', 'categories'],
    ...changed.map((each) => `category:${each}`),
    ...products.map((id) => `product:${id}`),
  ];
}

/** Numbers the whole tree anew, in its order. */
async function writeOrder(client: Queries, tree: CatalogueStructure, slug: string, before: string | null) {
  const childrenOf = Map.groupBy(tree.categories.values(), ({ parent }) => parent);
  const ordered = (parent: string | null): StoredCategory[] => {
    const children = childrenOf.get(parent) ?? [];
    const moved = children.find((each) => each.slug === slug);
    const others = children.filter((each) => each !== moved);
    const place = others.findIndex((each) => each.slug === before);
    const all = moved ? others.toSpliced(place < 0 ? others.length : place, 0, moved) : others;
    return all.flatMap((each) => [each, ...ordered(each.slug)]);
  };
  const rows = ordered(null).map((each, position) => ({ slug: each.slug, position }));
  await client.query(
    `update category c set position = given.position
     from jsonb_to_recordset($1) as given(slug text, position int) where c.slug = given.slug and c.position <> given.position`,
    [JSON.stringify(rows)],
  );
}

/** Products of a category are listed by those above it too. */
export async function relistProducts(
  client: Queries,
  slug: string,
  oldPath: readonly string[],
  newPath: readonly string[],
): Promise<void> {
  const left = oldPath.filter((each) => !newPath.includes(each));
  const entered = newPath.filter((each) => !oldPath.includes(each));
  if (entered.length > 0)
    await client.query(
      `insert into product_category (product_id, category_slug, position)
       select distinct o.product_id, above.slug, 900 - above.place::int from product_category o
         cross join unnest($2::text[]) with ordinality as above(slug, place)
       where o.category_slug = $1 and o.is_automatic is not true on conflict do nothing`,
      [slug, entered],
    );
  // Unless another category below the one that was left holds the product.
  if (left.length > 0)
    await client.query(
      `delete from product_category c where c.category_slug = any($2::text[]) and c.is_automatic is not true
         and c.product_id in (select product_id from product_category where category_slug = $1)
         and not exists (select 1 from product_category o join category k on k.slug = o.category_slug
           where o.product_id = c.product_id and k.slug <> c.category_slug and c.category_slug = any(k.path))`,
      [slug, left],
    );
}
