import type { ProductDetails, VariantDetails } from '#server/db/schema.server.ts';
import type { CategoryRecord } from './catalogue-source.server.ts';
import type { Product } from './product.ts';

export function categoryRows(categories: CategoryRecord[]) {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const pathOf = (slug: string): string[] => {
    const parent = bySlug.get(slug)?.parentSlug;
    return parent ? [...pathOf(parent), slug] : [slug];
  };
  return categories.map((category, position) => ({
    slug: category.slug,
    parent_slug: category.parentSlug,
    names: category.names,
    descriptions: category.descriptions,
    path: pathOf(category.slug),
    position,
    kind: category.kind,
  }));
}

/** Products as rows of their tables, parent tables before child tables. */
export function productRows(products: readonly Product[]) {
  const at = new Date().toISOString();
  return {
    product: products.map((product) => ({
      id: product.id,
      key: product.key,
      slug: product.slug,
      name: product.name,
      brand_slug: product.brandSlug,
      description: product.description,
      product_type: product.productType,
      department: product.department,
      primary_category: product.breadcrumbs.at(-1)?.slug ?? '',
      details: detailsOf(product),
      is_live: true,
      published_at: product.publishedAt,
      total_revenue_amount: product.totalRevenueAmount,
      average_rating: product.averageRating,
      total_review_count: product.totalReviewCount,
      updated_at: at,
      live_from: product.saleStarts ?? null,
      live_until: product.saleEnds ?? null,
    })),
    product_category: products.flatMap((product) =>
      product.categories.map(({ slug }, position) => ({
        product_id: product.id,
        category_slug: slug,
        position,
      })),
    ),
    variant: products.flatMap((product) =>
      product.variants.map((variant, position) => ({
        sku: variant.sku,
        id: variant.id,
        product_id: product.id,
        position,
        colour: variant.colour,
        size: variant.size,
        details: {
          marketplaceSku: variant.marketplaceSku,
          isMaster: variant.isMaster,
          preSelected: variant.preSelected,
          eanBarcode: variant.eanBarcode,
          logisticClass: variant.logisticClass,
          ...(variant.weight && { weight: variant.weight }),
          ...(variant.taxClass && { taxClass: variant.taxClass }),
          customisationGroupName: variant.customisationGroupName,
          attributes: variant.attributes,
        } satisfies VariantDetails,
      })),
    ),
    price: products.flatMap((product) =>
      product.variants.map(({ sku, price }) => ({
        sku,
        currency: price.price.currencyCode,
        price_list: price.price.currencyCode,
        country: price.country,
        cent_amount: price.price.centAmount,
        was_cent_amount: price.wasPrice?.centAmount ?? null,
        pre_discount_cent_amount: price.preDiscountPrice?.centAmount ?? null,
        discount_effects: price.discountEffects,
        exclusions_messaging: price.shopExclusionsMessaging,
        delivery_messaging: price.shopDeliveryMessaging,
      })),
    ),
    stock: products.flatMap((product) =>
      product.variants.map(({ sku, stock }) => ({ sku, quantity: stock.availableQuantity, updated_at: at })),
    ),
  };
}

function detailsOf(product: Product): ProductDetails {
  const {
    id: _id,
    key: _key,
    slug: _slug,
    name: _name,
    brand: _brand,
    brandSlug: _brandSlug,
    description: _description,
    productType: _productType,
    department: _department,
    variants: _variants,
    categories: _categories,
    breadcrumbs: _breadcrumbs,
    publishedAt: _publishedAt,
    totalRevenueAmount: _revenue,
    averageRating: _rating,
    totalReviewCount: _count,
    saleStarts: _starts,
    saleEnds: _ends,
    automaticCategories: _automatic,
    ...details
  } = product;
  return details;
}
