import type { CategoryRef, Product } from '#domain/catalogue/product.ts';
import { listProduct } from '#domain/listing/list-product.ts';
import { savingPercent } from '#domain/price/saving.ts';
import type { SearchDocument } from '#suppliers/search/document.ts';

/** What the search engines know of a product. */
export function toSearchDocument(product: Product): SearchDocument {
  const card = listProduct(product);
  const categories = primaryFirst(product);
  return {
    id: product.id,
    productKey: product.key,
    title: product.name,
    brand: product.brand,
    description: product.description,
    categorySlugs: categories.map(({ slug }) => slug),
    categoryNames: categories.map(({ name }) => name),
    colourNames: [...new Set(product.colours.map(({ label }) => label))],
    facets: { ...product.facets, isOnStock: card.isOnStock ? ['true'] : [] },
    price: card.price.centAmount,
    wasPrice: card.wasPrice?.centAmount ?? 0,
    discountPercentage: Math.max(
      0,
      ...product.variants.map(({ price }) =>
        savingPercent(price.price.centAmount, price.wasPrice?.centAmount),
      ),
    ),
    averageRating: product.averageRating,
    totalReviewCount: product.totalReviewCount,
    totalRevenueAmount: product.totalRevenueAmount,
    publishedAtTimestamp: Math.floor(Date.parse(product.publishedAt) / 1_000),
    isOnStock: card.isOnStock,
    fascias: product.availableFascias,
  };
}

/** The deepest primary category, its parents, then where else the product stands. */
function primaryFirst({ breadcrumbs, categories }: Product): CategoryRef[] {
  const primary = [...breadcrumbs].reverse();
  const elsewhere = categories.filter(({ slug }) => !primary.some((crumb) => crumb.slug === slug));
  return [...primary, ...elsewhere];
}
