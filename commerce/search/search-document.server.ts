import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { CategoryRef, Product } from '#commerce/catalogue/product.ts';
import { savingPercent } from '#commerce/pricing/saving.ts';

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
    facets: { ...product.facets, ...buyable(product), isOnStock: card.isOnStock ? ['true'] : [] },
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

/** Whoever filters by a colour or a size wants to buy it; what is sold out as a whole keeps all it had. */
function buyable({ facets, colours, variants }: Product): Record<string, string[]> {
  const onStock = variants.filter(({ stock }) => stock.isOnStock);
  if (onStock.length === 0) return {};
  const coloursHere = colours.filter(({ colour }) => onStock.some((variant) => variant.colour === colour));
  return {
    colourFacets: without(facets.colourFacets, colours.map(toFacet), coloursHere.map(toFacet)),
    sizes: without(facets.sizes, variants.map(toSize), onStock.map(toSize)),
  };
}

const toFacet = ({ facet }: { facet: string }) => facet;
const toSize = ({ size }: { size: string }) => size;

/** The values that are still to be had; those that no variant speaks of stay. */
function without(values: readonly string[] = [], had: readonly string[], have: readonly string[]): string[] {
  return values.filter((value) => have.includes(value) || !had.includes(value));
}

/** The deepest primary category, its parents, then where else the product stands. */
function primaryFirst({ breadcrumbs, categories }: Product): CategoryRef[] {
  const primary = [...breadcrumbs].reverse();
  const elsewhere = categories.filter(({ slug }) => !primary.some((crumb) => crumb.slug === slug));
  return [...primary, ...elsewhere];
}
