import { currentPrice, lowestPriceBefore } from '#commerce/pricing/current-price.server.ts';
import type { ProductDetails, VariantDetails } from '#server/db/schema.server.ts';
import type { CategoryNode } from './category.ts';
import type { Product, Variant } from './product.ts';

export interface ProductRow {
  id: string;
  key: string;
  slug: string;
  name: string;
  brand: string;
  brand_slug: string;
  description: string;
  product_type: Product['productType'];
  department: string;
  primary_category: string;
  details: ProductDetails;
  is_live: boolean;
  published_at: Date | string;
  live_from: Date | string | null;
  live_until: Date | string | null;
  total_revenue_amount: number;
  average_rating: number;
  total_review_count: number;
  categories: string[];
  automatic: string[] | null;
  /** Null where none has a price. */
  variants: VariantRow[] | null;
}

interface VariantRow {
  sku: string;
  id: string;
  colour: string;
  size: string;
  details: VariantDetails;
  quantity: number;
  currency: string;
  country: string;
  cent: number;
  was: number | null;
  lowest: number | null;
  pre: number | null;
  effects: Variant['price']['discountEffects'];
  exclusions: string | null;
  delivery: string | null;
}

/** The price list of the file that the variant `v` came from. */
export const OWN_LIST = `(select own.price_list from price own where own.sku = v.sku and own.country <> '' limit 1)`;

/**
 * Products with stock and the variants that have a price, whether or not they are for sale. `list` is an expression for the price list;
 * null for the prices of the products' own files.
 */
export const selectProducts = (list: string | null) => `
  select p.id, p.key, p.slug, p.name, b.name as brand, p.brand_slug, p.description,
    p.product_type, p.department, p.primary_category, p.details, p.is_live, p.published_at, p.total_revenue_amount,
    p.average_rating, p.total_review_count, p.live_from, p.live_until,
    (select array_agg(c.category_slug order by c.position) from product_category c where c.product_id = p.id) as categories,
    (select array_agg(c.category_slug order by c.category_slug) from product_category c
      where c.product_id = p.id and c.is_automatic) as automatic,
    (select json_agg(json_build_object('sku', v.sku, 'id', v.id, 'colour', v.colour, 'size', v.size,
        'details', v.details, 'quantity', s.quantity, 'currency', pr.currency, 'country', pr.country,
        'cent', pr.cent_amount, 'was', pr.was_cent_amount, 'lowest', ${list === null ? 'null' : lowestPriceBefore('pr', 'v.sku')}, 'pre', pr.pre_discount_cent_amount,
        'effects', pr.discount_effects, 'exclusions', pr.exclusions_messaging, 'delivery', pr.delivery_messaging)
        order by v.position)
      from variant v join stock s on s.sku = v.sku join lateral ${currentPrice('v.sku', list)} pr on true
      where v.product_id = p.id) as variants
  from product p join brand b on b.slug = p.brand_slug`;

export function toProduct(
  row: ProductRow,
  categories: ReadonlyMap<string, Pick<CategoryNode, 'name' | 'path'>>,
): Product {
  const ref = (slug: string) => ({ slug, name: categories.get(slug)?.name ?? slug });
  return {
    ...row.details,
    id: row.id,
    key: row.key,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    description: row.description,
    productType: row.product_type,
    department: row.department,
    categories: row.categories.map(ref),
    breadcrumbs: (categories.get(row.primary_category)?.path ?? [row.primary_category]).map(ref),
    variants: (row.variants ?? []).map(toVariant),
    publishedAt: toIso(row.published_at),
    totalRevenueAmount: row.total_revenue_amount,
    averageRating: row.average_rating,
    totalReviewCount: row.total_review_count,
    ...(row.live_from && { saleStarts: toIso(row.live_from) }),
    ...(row.live_until && { saleEnds: toIso(row.live_until) }),
    ...(row.automatic && { automaticCategories: row.automatic }),
  };
}

/** Drivers read moments as dates or as text. */
const toIso = (moment: Date | string) => new Date(moment).toISOString();

function toVariant(row: VariantRow): Variant {
  const money = (centAmount: number) => ({ centAmount, currencyCode: row.currency });
  return {
    ...row.details,
    id: row.id,
    sku: row.sku,
    colour: row.colour,
    size: row.size,
    price: {
      price: money(row.cent),
      wasPrice: row.was === null ? null : money(row.was),
      ...(row.lowest !== null && { lowestPrice: money(row.lowest) }),
      preDiscountPrice: row.pre === null ? null : money(row.pre),
      discountEffects: row.effects,
      country: row.country,
      shopExclusionsMessaging: row.exclusions,
      shopDeliveryMessaging: row.delivery,
    },
    stock: { isOnStock: row.quantity > 0, availableQuantity: row.quantity },
  };
}
