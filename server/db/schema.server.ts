import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Category } from '#commerce/catalogue/category.ts';
import type { CategoryRule } from '#commerce/catalogue/category-rule.ts';
import type { Product, Variant } from '#commerce/catalogue/product.ts';
import type { Money } from '#commerce/pricing/money.ts';
import type { PriceKind } from '#commerce/pricing/price-period.ts';

/** Text by locale; `en-GB` is always set. */
export type LocalisedText = { 'en-GB': string } & Partial<Record<string, string>>;

/** Product data that are not filtered or sorted by in SQL. */
export type ProductDetails = Omit<
  Product,
  | 'id'
  | 'key'
  | 'slug'
  | 'name'
  | 'brand'
  | 'brandSlug'
  | 'description'
  | 'productType'
  | 'department'
  | 'variants'
  | 'categories'
  | 'breadcrumbs'
  | 'publishedAt'
  | 'totalRevenueAmount'
  | 'averageRating'
  | 'totalReviewCount'
  | 'saleStarts'
  | 'saleEnds'
  | 'automaticCategories'
>;

export type VariantDetails = Pick<
  Variant,
  | 'marketplaceSku'
  | 'isMaster'
  | 'preSelected'
  | 'eanBarcode'
  | 'logisticClass'
  | 'weight'
  | 'taxClass'
  | 'customisationGroupName'
  | 'attributes'
>;

/** A code in capitals without spaces, dashes and dots, as shoppers and staff type it in many ways. */
const plainCode = (column: SQLWrapper) => sql`translate(upper(${column}), ' -_./', '')`;

/** What the list of products is searched by. */
const productWords = (name: SQLWrapper, key: SQLWrapper) =>
  sql`to_tsvector('simple', ${name} || ' ' || ${key})`;

/** Sites that sell a product; 0 for all. */
const siteCount = (details: SQLWrapper) => sql`jsonb_array_length(${details} -> 'availableFascias')`;

const now = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const brand = pgTable('brand', {
  slug: text().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'house' | 'known' | 'marketplace'>().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
});

export const category = pgTable(
  'category',
  {
    slug: text().primaryKey(),
    parentSlug: text('parent_slug'),
    names: jsonb().$type<LocalisedText>().notNull(),
    descriptions: jsonb().$type<LocalisedText>(),
    path: text().array().notNull(),
    position: integer().notNull().default(0),
    kind: text().$type<Category['kind']>().notNull(),
    /** Products that match it are in the category too. */
    rule: jsonb().$type<CategoryRule>(),
  },
  (t) => [index('category_parent').on(t.parentSlug, t.position)],
);

export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    key: text().notNull().unique(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    brandSlug: text('brand_slug')
      .notNull()
      .references(() => brand.slug),
    description: text().notNull(),
    productType: text('product_type').$type<Product['productType']>().notNull(),
    department: text().notNull(),
    primaryCategory: text('primary_category')
      .notNull()
      .references(() => category.slug),
    details: jsonb().$type<ProductDetails>().notNull(),
    isLive: boolean('is_live').notNull().default(true),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    totalRevenueAmount: integer('total_revenue_amount').notNull().default(0),
    averageRating: real('average_rating').notNull().default(0),
    totalReviewCount: integer('total_review_count').notNull().default(0),
    updatedAt: now(),
    /** It goes on sale then; null once it has, and for what waits for no date. */
    liveFrom: timestamp('live_from', { withTimezone: true }),
    liveUntil: timestamp('live_until', { withTimezone: true }),
  },
  (t) => [
    index('product_name').on(t.name, t.key),
    index('product_updated').on(t.updatedAt, t.key),
    index('product_words').using('gin', productWords(t.name, t.key)),
    index('product_live_from').on(t.liveFrom).where(sql`${t.liveFrom} is not null`),
    index('product_live_until').on(t.liveUntil).where(sql`${t.liveUntil} is not null and ${t.isLive}`),
    index('product_brand').on(t.brandSlug),
    index('product_published').on(t.publishedAt),
    index('product_code').on(plainCode(t.key)),
    index('product_some_sites')
      .on(t.updatedAt, t.key)
      .where(sql`${siteCount(t.details)} > 0`),
    index('product_one_site')
      .on(sql`(${t.details} -> 'availableFascias' ->> 0)`, t.id)
      .where(sql`${siteCount(t.details)} = 1`),
  ],
);

export const productCategory = pgTable(
  'product_category',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    categorySlug: text('category_slug')
      .notNull()
      .references(() => category.slug),
    position: integer().notNull().default(0),
    /** By the rule of the category, not by hand. */
    isAutomatic: boolean('is_automatic'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categorySlug] }),
    index('product_category_slug').on(t.categorySlug),
  ],
);

export const variant = pgTable(
  'variant',
  {
    sku: text().primaryKey(),
    id: text().notNull().unique(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    colour: text().notNull(),
    size: text().notNull(),
    details: jsonb().$type<VariantDetails>().notNull(),
  },
  (t) => [
    index('variant_product').on(t.productId, t.position),
    index('variant_code').on(plainCode(t.sku)),
    index('variant_barcode').on(sql`(${t.details}->>'eanBarcode')`),
    index('variant_supplier_code').on(plainCode(sql`${t.details}->>'marketplaceSku'`)),
  ],
);

/**
 * Prices by list and period. A regular price holds while no sale does; the periods of one kind never overlap. What held before is in
 * `price_history`, written by a trigger.
 */
export const price = pgTable(
  'price',
  {
    sku: text()
      .notNull()
      .references(() => variant.sku, { onDelete: 'cascade' }),
    currency: text().notNull(),
    /** Of a product file's own price; empty in other lists. */
    country: text().notNull(),
    centAmount: integer('cent_amount').notNull(),
    wasCentAmount: integer('was_cent_amount'),
    preDiscountCentAmount: integer('pre_discount_cent_amount'),
    discountEffects: jsonb('discount_effects')
      .$type<{ name: string; value: Money }[]>()
      .notNull()
      .default([]),
    exclusionsMessaging: text('exclusions_messaging'),
    deliveryMessaging: text('delivery_messaging'),
    /** Every currency has a list of its name; markets may have others. */
    priceList: text('price_list').notNull().default(''),
    kind: text().$type<PriceKind>().notNull().default('regular'),
    /** Null: since ever, and until it is changed. */
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validTo: timestamp('valid_to', { withTimezone: true }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('price_period').on(t.sku, t.priceList, t.kind, t.validFrom).nullsNotDistinct(),
    index('price_begins').on(t.validFrom).where(sql`${t.validFrom} is not null`),
    index('price_ends').on(t.validTo).where(sql`${t.validTo} is not null`),
    check('price_not_negative', sql`${t.centAmount} >= 0`),
  ],
);

/** Prices that held, and when. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sku: text().notNull(),
    priceList: text('price_list').notNull(),
    centAmount: integer('cent_amount').notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true }).notNull(),
  },
  (t) => [index('price_history_sku').on(t.sku, t.priceList, t.validTo)],
);

export const stock = pgTable(
  'stock',
  {
    sku: text()
      .primaryKey()
      .references(() => variant.sku, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    updatedAt: now(),
    /** Of the variant; a trigger writes it, so that what is sold out is found without reading every variant. */
    productId: text('product_id'),
  },
  (t) => [
    check('stock_not_negative', sql`${t.quantity} >= 0`),
    index('stock_quantity').on(t.quantity, t.sku),
    index('stock_left').on(t.productId).where(sql`${t.quantity} > 0`),
    index('stock_none').on(t.productId).where(sql`${t.quantity} = 0`),
  ],
);

/** Every correction of stock by staff, with its reason; it is never changed. */
export const stockAdjustment = pgTable(
  'stock_adjustment',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Kept when the variant is deleted. */
    sku: text().notNull(),
    productKey: text('product_key').notNull(),
    change: integer().notNull(),
    /** The quantity after it. */
    quantity: integer().notNull(),
    reason: text().notNull(),
    note: text().notNull().default(''),
    who: text().notNull(),
    at: now(),
  },
  (t) => [index('stock_adjustment_sku').on(t.sku, t.id), index('stock_adjustment_at').on(t.at, t.id)],
);

/** The change feed: every process follows it to update its caches and search index. */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  tags: text().array().notNull(),
  at: now(),
});

/** Facts about the database itself, for example which demo store it holds. */
export const fact = pgTable('fact', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  at: now(),
});
