import type pg from 'pg';
import type { Product } from '../product.ts';
import type { LineProblem } from './problem.ts';
import { slugFor } from './product-defaults.ts';
import type { ProductLine } from './product-line.ts';
import type { SkuLedger } from './sku-ledger.server.ts';

/** What the lines so far have claimed, so that no two of them want the same. */
export interface Claims {
  keys: Map<string, number>;
  slugs: Map<string, string>;
  /** Only a dry run has one: otherwise the database knows. */
  skus: SkuLedger | null;
}

/** Which products have the skus and addresses that the lines speak of. */
export async function readOwners(
  client: Pick<pg.ClientBase, 'query'>,
  items: readonly { product: ProductLine }[],
  claims: Claims,
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
      ...((await claims.skus?.ownersOf(skus)) ?? []),
    ]),
    /** Skus that these lines claim, and for which product. */
    claimed: new Map<string, string>(),
    bySlug: new Map(named.rows.map(({ slug, key }) => [slug, key])),
  };
}

type Owners = Awaited<ReturnType<typeof readOwners>>;

/** Takes a product's address and skus for its line; says whose they are when they are taken. */
export function claim(
  line: number,
  { key, slug, variants }: Product,
  { bySku, bySlug, claimed }: Owners,
  claims: Claims,
): LineProblem[] {
  const problems: LineProblem[] = [];
  const holder = claims.slugs.get(slug) ?? bySlug.get(slug);
  if (holder !== undefined && holder !== key)
    problems.push({ line, field: 'slug', text: `"${slug}" is the address of ${holder}; give another.` });
  variants.forEach(({ sku }, index) => {
    const owner = claimed.get(sku) ?? bySku.get(sku);
    if (owner !== undefined && owner !== key)
      problems.push({ line, field: `variants[${index}].sku`, text: `"${sku}" belongs to ${owner}.` });
  });
  if (problems.length > 0) return problems;
  claims.slugs.set(slug, key);
  for (const { sku } of variants) claimed.set(sku, key);
  return problems;
}
