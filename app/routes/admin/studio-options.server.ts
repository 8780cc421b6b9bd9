import type { RecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import type { Shop } from '#server/composition.server.ts';
import { studioBrands } from './studio-brands.server.ts';

/** What the forms of campaigns and rules let one choose from. */
export async function recordOptions({
  brands,
  catalogue,
  search: { engine: search },
  admin,
}: Pick<Shop, 'brands' | 'catalogue' | 'search' | 'admin'>): Promise<RecordOptions> {
  const [tree, { facets }, roles, markets] = await Promise.all([
    catalogue.categoryTree('en-GB'),
    search.search({
      text: null,
      categorySlug: null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: 1,
      facetKeys: ['brand'],
    }),
    admin.ownRoles(),
    admin.markets(),
  ]);
  const makers = facets.find(({ key }) => key === 'brand')?.terms.map(({ term }) => term) ?? [];
  return {
    brands: studioBrands({ brands }),
    categories: walk(tree, ''),
    makers: makers.toSorted((a, b) => a.localeCompare(b)),
    roles: roles.map(({ id, name }) => ({ id, name })),
    markets: markets.map(({ code, name }) => ({ code, name })),
  };
}

function walk(nodes: readonly CategoryNode[], above: string): { slug: string; name: string }[] {
  return nodes.flatMap(({ slug, name, children }) => {
    const path = above ? `${above} › ${name}` : name;
    return [{ slug, name: path }, ...walk(children, path)];
  });
}
