import { createHash } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { readStructure } from '#commerce/catalogue/catalogue-structure.server.ts';
import type { CategoryBody, ListedCategory, moveInput } from '#commerce/catalogue/category-resource.ts';
import type { CategoryRule } from '#commerce/catalogue/category-rule.ts';
import { applyCategoryRules } from '#commerce/catalogue/category-rules.server.ts';
import { moveCategory, relistProducts } from '#commerce/catalogue/category-tree.server.ts';
import { emptyReport } from '#commerce/catalogue/import/import-report.ts';
import { importStructure } from '#commerce/catalogue/import/import-structure.server.ts';
import { lockCatalogue, queriesOf } from '#commerce/catalogue/queries.server.ts';
import { listedStore, type OpenStore, type RecordErrors } from '#commerce/resources/resource-store.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import { recordChange } from '#server/db/changes.server.ts';

/** Names of rules are shorter than those of categories may be. */
const LONGEST_RULE = 60;

/** Pinned products are a ranking rule of the category; its id follows from the category. */
function pinsOf(slug: string): string {
  const id = `category-${slug}`;
  return id.length <= LONGEST_RULE
    ? id
    : `category-${createHash('sha256').update(slug).digest('hex').slice(0, 40)}`;
}

/** The tree of categories: files, this store and moves write it with the same code. */
export const openCategories: OpenStore = (db, resource) => {
  const client = queriesOf(db);
  const rules = createSearchRules({ db });

  async function readPins(): Promise<Map<string, string[]>> {
    const ranking = (await rules.list()).flatMap((rule) => (rule.kind === 'ranking' ? [rule] : []));
    return new Map(ranking.map(({ id, pin }) => [id, pin]));
  }

  return listedStore(db, resource, {
    async all() {
      const { categories } = await readStructure(client);
      const pins = await readPins();
      const { rows } = await client.query<{ slug: string; rule: CategoryRule | null; products: number }>(
        `select c.slug, c.rule, coalesce(held.products, 0) as products from category c
         left join (select category_slug, count(*)::int as products from product_category group by 1) held
           on held.category_slug = c.slug`,
      );
      const more = new Map(rows.map((row) => [row.slug, row]));
      return inTreeOrder([...categories.values()]).map((category, order) => {
        const { slug, parent, names, descriptions, type, path } = category;
        const body: ListedCategory = {
          names: { ...names } as Record<string, string>,
          slug,
          parent,
          type,
          descriptions: { ...descriptions } as Record<string, string>,
          rule: more.get(slug)?.rule ?? null,
          pinned: pins.get(pinsOf(slug)) ?? [],
          order,
          depth: path.length - 1,
          products: more.get(slug)?.products ?? 0,
        };
        return { id: slug, body: { ...body } };
      });
    },

    async save(id, given): Promise<RecordErrors | null> {
      const { slug, parent, names, descriptions, type, rule, pinned } = given as unknown as CategoryBody;
      if (slug !== id)
        return { slug: 'It cannot be changed: products, files and links name the category by it.' };
      await lockCatalogue(client);
      const tree = await readStructure(client);
      const before = tree.categories.get(slug);
      const [report, tags] = [emptyReport(false), new Set<string>()];
      const line = {
        kind: 'category' as const,
        slug,
        parent,
        names,
        descriptions: descriptions['en-GB'] ? descriptions : null,
        type,
      };
      await importStructure(client, tree, [{ line: 1, given: line }], { report, tags, isDryRun: false });
      const [problem] = report.problems;
      if (problem) return { parent: problem.text };
      const after = tree.categories.get(slug);
      if (before && after) await relistProducts(client, slug, before.path, after.path);
      await client.query('update category set rule = $2::jsonb where slug = $1', [
        slug,
        rule && JSON.stringify(rule),
      ]);
      for (const tag of await applyCategoryRules(client, { categories: [slug] })) tags.add(tag);
      await savePins(slug, pinned);
      await recordChange(db, [...tags, 'categories', 'catalogue']);
      return null;
    },

    async remove(slug) {
      await lockCatalogue(client);
      const { rows } = await client.query<{ children: number; products: number }>(
        `select (select count(*)::int from category where parent_slug = $1) as children,
          (select count(*)::int from product where primary_category = $1) as products`,
        [slug],
      );
      const [held] = rows;
      if (held && held.children > 0) return { reason: 'Move or remove the categories within it first.' };
      if (held && held.products > 0)
        return {
          reason: `It is the main category of ${held.products} products. Give them another one first.`,
        };
      const { rows: listed } = await client.query<{ id: string }>(
        'delete from product_category where category_slug = $1 returning product_id as id',
        [slug],
      );
      const { rows: gone } = await client.query('delete from category where slug = $1 returning slug', [
        slug,
      ]);
      await rules.remove(pinsOf(slug));
      const tags = [
        'categories',
        'catalogue',
        `category:${slug}`,
        ...listed.map(({ id }) => `product:${id}`),
      ];
      await recordChange(db, tags);
      return gone.length > 0;
    },

    actions: {
      move: (slug, input) =>
        db.transaction(async (tx) => {
          const within = queriesOf(tx);
          await lockCatalogue(within);
          const moved = await moveCategory(within, slug, input as InferOutput<typeof moveInput>);
          if (typeof moved === 'string') return { kind: 'refused', reason: moved };
          await recordChange(tx, moved);
          return { kind: 'done' };
        }),
    },
  });

  async function savePins(slug: string, pinned: readonly string[]) {
    const id = pinsOf(slug);
    const stored = (await rules.list()).find((rule) => rule.id === id);
    // What else staff said of this list stays.
    const rest =
      stored?.kind === 'ranking'
        ? stored
        : { boost: {}, bury: {}, brand: null, locale: null, isActive: true };
    const said = pinned.length + Object.keys(rest.boost).length + Object.keys(rest.bury).length;
    if (said === 0) return void (await rules.remove(id));
    const { updatedAt: _at, ...draft } = { updatedAt: null, ...rest };
    await rules.save({ ...draft, id, kind: 'ranking', when: { categorySlug: slug }, pin: [...pinned] });
  }
};

interface Placed {
  slug: string;
  parent: string | null;
  position: number;
}

/** Each category, then those within it. */
function inTreeOrder<T extends Placed>(categories: readonly T[]): T[] {
  const childrenOf = Map.groupBy(categories, ({ parent }) => parent);
  const walk = (parent: string | null): T[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position || (one.slug < other.slug ? -1 : 1))
      .flatMap((category) => [category, ...walk(category.slug)]);
  return walk(null);
}
