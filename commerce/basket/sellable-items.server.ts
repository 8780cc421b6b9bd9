import { sql } from 'drizzle-orm';
import { type CustomFieldLabel, collectFieldLabels } from '#commerce/catalogue/custom-field-labels.ts';
import type { Customisation } from '#commerce/catalogue/customisation.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { subscriptionPrice } from '#commerce/catalogue/subscription.ts';
import type { Picture } from '#commerce/media/picture.ts';
import { currentPrice } from '#commerce/pricing/current-price.server.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { STANDARD_TAX_CLASS } from '#commerce/tax/tax-rate.ts';
import type { Db } from '#server/db/database.server.ts';
import type { ProductDetails, VariantDetails } from '#server/db/schema.server.ts';

/** What can be bought under a sku now, with everything a basket needs to know. */
export interface SellableItem {
  sku: string;
  productId: string;
  productKey: string;
  slug: string;
  /** In the language of the page. */
  name: string;
  catalogueName: string;
  brand: string;
  brandSlug: string;
  colour: string;
  colourLabel: string;
  size: string;
  hasSizes: boolean;
  picture: Picture | null;
  unitPrice: number;
  wasUnitPrice: number | null;
  discountEffects: { name: string; value: Money }[];
  availableQuantity: number;
  logisticClass: string;
  /** One piece, in grams. */
  weight: number;
  /** The marketplace seller who sends it; null for the shop. */
  seller: string | null;
  taxClass: string;
  customisationGroup: string | null;
  customFieldLabels: CustomFieldLabel[];
  isSubscribable: boolean;
  isPremier: boolean;
  isNextDay: boolean;
  preorderUntil: string | null;
  categorySlugs: string[];
  rewardsPoints: number;
  returnsPolicy: string | null;
  /** The sku of the gift with purchase. */
  giftSku: string | null;
}

export interface Market {
  brandSlug: string;
  priceList: string;
  /** The language of names; the catalogue's own where it is left out. */
  locale?: string;
}

interface SellableItemRow {
  sku: string;
  product_id: string;
  product_key: string;
  slug: string;
  name: string;
  brand: string;
  brand_slug: string;
  colour: string;
  size: string;
  sizes: number;
  product_details: Pick<
    ProductDetails,
    'colours' | 'isPremier' | 'isSubscribable' | 'preorderUntil' | 'availableFascias' | 'seller' | 'texts'
  >;
  variant_details: VariantDetails;
  customisation_forms: Record<string, Customisation> | null;
  categories: string[] | null;
  cent_amount: number;
  was_cent_amount: number | null;
  discount_effects: SellableItem['discountEffects'];
  quantity: number;
}

/** Unknown skus and skus that this brand does not sell are not in the result. */
export async function findSellableItems(
  db: Pick<Db, 'execute'>,
  skus: readonly string[],
  market: Market,
): Promise<Map<string, SellableItem>> {
  if (skus.length === 0) return new Map();
  const wanted = sql`array[${sql.join(
    [...new Set(skus)].map((sku) => sql`${sku}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = await db.execute(sql`
    select v.sku, p.id as product_id, p.key as product_key, p.slug, p.name, b.name as brand, p.brand_slug,
      v.colour, v.size, v.details as variant_details,
      jsonb_build_object('colours', p.details->'colours', 'isPremier', p.details->'isPremier',
        'isSubscribable', p.details->'isSubscribable', 'preorderUntil', p.details->'preorderUntil',
        'availableFascias', p.details->'availableFascias', 'seller', p.details->'seller', 'texts', p.details->'texts') as product_details,
      (select count(distinct o.size)::int from variant o where o.product_id = p.id) as sizes,
      (select array_agg(c.category_slug) from product_category c where c.product_id = p.id) as categories,
      pr.cent_amount, pr.was_cent_amount, pr.discount_effects, s.quantity, g.forms as customisation_forms
    from (select ${market.priceList}::text as list) wanted cross join variant v
      join product p on p.id = v.product_id and p.is_live
      join brand b on b.slug = p.brand_slug
      join stock s on s.sku = v.sku
      left join customisation_group g on g.name = v.details->>'customisationGroupName'
      join lateral ${sql.raw(currentPrice('v.sku', 'wanted.list'))} pr on true
    where v.sku = any(${wanted})`);
  const sellableItems = (rows as unknown as SellableItemRow[])
    .filter(
      ({ product_details: { availableFascias } }) =>
        !availableFascias?.length || availableFascias.includes(market.brandSlug),
    )
    .map((row) => toSellableItem(row, market.locale));
  return new Map(sellableItems.map((item) => [item.sku, item]));
}

/** The items of these skus and the gifts that come with them. */
export async function findItemsWithGifts(
  db: Pick<Db, 'execute'>,
  skus: readonly string[],
  market: Market,
): Promise<Map<string, SellableItem>> {
  const items = await findSellableItems(db, skus, market);
  const giftSkus = [...items.values()].flatMap(({ giftSku }) =>
    giftSku && !items.has(giftSku) ? [giftSku] : [],
  );
  return new Map([...items, ...(await findSellableItems(db, giftSkus, market))]);
}

function toSellableItem(row: SellableItemRow, locale = ''): SellableItem {
  const { product_details: product, variant_details: variant } = row;
  const colour = product.colours?.find((one) => one.colour === row.colour);
  return {
    sku: row.sku,
    productId: row.product_id,
    productKey: row.product_key,
    slug: row.slug,
    name: translateProduct({ name: row.name, texts: product.texts }, locale).name,
    catalogueName: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    colour: row.colour,
    colourLabel: colour?.label ?? row.colour,
    size: row.size,
    hasSizes: row.sizes > 1,
    picture: colour?.images[0] ?? null,
    unitPrice: row.cent_amount,
    wasUnitPrice: row.was_cent_amount,
    discountEffects: row.discount_effects ?? [],
    availableQuantity: row.quantity,
    logisticClass: variant.logisticClass,
    weight: variant.weight ?? 0,
    seller: product.seller?.slug ?? null,
    taxClass: variant.taxClass ?? STANDARD_TAX_CLASS,
    customisationGroup: variant.customisationGroupName,
    customFieldLabels: collectFieldLabels(row.customisation_forms ?? {}),
    isSubscribable: product.isSubscribable === true,
    isPremier: product.isPremier === true,
    isNextDay: variant.attributes.isNextDay,
    preorderUntil: product.preorderUntil ?? null,
    categorySlugs: row.categories ?? [],
    rewardsPoints: variant.attributes.rewardsPoints,
    returnsPolicy: variant.attributes.returnsPolicy,
    giftSku: variant.attributes.gwpSku ?? null,
  };
}

/** The price of one piece, single purchase or subscription. */
export function unitPriceOf(item: SellableItem, isSubscription: boolean, currencyCode: string): number {
  if (!isSubscription) return item.unitPrice;
  return subscriptionPrice({ centAmount: item.unitPrice, currencyCode }).centAmount;
}
