import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { CategoryRef, Product } from '#commerce/catalogue/product.ts';
import { savingPercent } from '#commerce/pricing/saving.ts';

/** The document that search engines index for a product. */
export function toSearchDocument(product: Product): SearchDocument {
  const card = listProduct(product);
  const categories = primaryFirst(product);
  return {
    id: product.id,
    productKey: product.key,
    title: product.name,
    brand: product.brand,
    description: product.description,
    ...(product.texts && { texts: translatedTexts(product.texts) }),
    categorySlugs: categories.map(({ slug }) => slug),
    categoryNames: categories.map(({ name }) => name),
    colourNames: [...new Set(product.colours.map(({ label }) => label))],
    facets: { ...product.facets, ...availableFacets(product), isOnStock: card.isOnStock ? ['true'] : [] },
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

function translatedTexts(texts: NonNullable<Product['texts']>): SearchDocument['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { name, description }]) => [
      language,
      { title: name, description },
    ]),
  );
}

/** Colours and sizes in stock. A product that is sold out keeps all of them. */
function availableFacets({ facets, colours, variants }: Product): Record<string, string[]> {
  const onStock = variants.filter(({ stock }) => stock.isOnStock);
  if (onStock.length === 0) return {};
  const available = colours.filter(({ colour }) => onStock.some((variant) => variant.colour === colour));
  return {
    colourFacets: removeUnavailable(facets.colourFacets, colours.map(toFacet), available.map(toFacet)),
    sizes: removeUnavailable(facets.sizes, variants.map(toSize), onStock.map(toSize)),
  };
}

const toFacet = ({ facet }: { facet: string }) => facet;
const toSize = ({ size }: { size: string }) => size;

/** The values without those that only variants out of stock have. */
function removeUnavailable(
  values: readonly string[] = [],
  all: readonly string[],
  available: readonly string[],
): string[] {
  return values.filter((value) => available.includes(value) || !all.includes(value));
}

/** The deepest primary category, its parents, then the other categories of the product. */
function primaryFirst({ breadcrumbs, categories }: Product): CategoryRef[] {
  const primary = [...breadcrumbs].reverse();
  const others = categories.filter(({ slug }) => !primary.some((crumb) => crumb.slug === slug));
  return [...primary, ...others];
}
