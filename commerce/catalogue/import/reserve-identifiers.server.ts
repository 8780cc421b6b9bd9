import type { Product } from '../product.ts';
import type { Queries } from '../queries.server.ts';
import type { LineProblem } from './problem.ts';
import { slugFor } from './product-defaults.ts';
import type { ProductLine } from './product-line.ts';
import type { SkuIndex } from './sku-index.server.ts';

/** Keys, slugs and skus of the lines so far, so that no two products share one. */
export interface ReservedIdentifiers {
  keys: Map<string, number>;
  slugs: Map<string, string>;
  /** Only for a dry run; otherwise the skus are in the database already. */
  skus: SkuIndex | null;
}

/** The products that have the skus and slugs of these lines now. */
export async function readIdentifierOwners(
  client: Queries,
  items: readonly { product: ProductLine }[],
  reserved: ReservedIdentifiers,
) {
  const skus = items.flatMap(({ product }) => product.variants.map(({ sku }) => sku));
  const { rows } = await client.query<{ sku: string; key: string }>(
    'select v.sku, p.key from variant v join product p on p.id = v.product_id where v.sku = any($1)',
    [skus],
  );
  const named = await client.query<{ key: string; slug: string }>(
    'select key, slug from product where slug = any($1)',
    [items.map(({ product }) => product.slug ?? slugFor(product))],
  );
  return {
    bySku: new Map([
      ...rows.map(({ sku, key }) => [sku, key] as const),
      ...((await reserved.skus?.ownersOf(skus)) ?? []),
    ]),
    /** Product keys by sku, for the skus of this batch. */
    reservedSkus: new Map<string, string>(),
    bySlug: new Map(named.rows.map(({ slug, key }) => [slug, key])),
  };
}

type Owners = Awaited<ReturnType<typeof readIdentifierOwners>>;

/** Reserves slug and skus for the product of a line; returns the conflicts when another product has them. */
export function reserveIdentifiers(
  line: number,
  { key, slug, variants }: Product,
  { bySku, bySlug, reservedSkus }: Owners,
  reserved: ReservedIdentifiers,
): LineProblem[] {
  const problems: LineProblem[] = [];
  const holder = reserved.slugs.get(slug) ?? bySlug.get(slug);
  if (holder !== undefined && holder !== key)
    problems.push({
      line,
      field: 'slug',
      text: `"${slug}" is the slug of ${holder} already; choose another.`,
    });
  variants.forEach(({ sku }, index) => {
    const owner = reservedSkus.get(sku) ?? bySku.get(sku);
    if (owner !== undefined && owner !== key)
      problems.push({ line, field: `variants[${index}].sku`, text: `"${sku}" belongs to ${owner}.` });
  });
  if (problems.length > 0) return problems;
  reserved.slugs.set(slug, key);
  for (const { sku } of variants) reservedSkus.set(sku, key);
  return problems;
}
