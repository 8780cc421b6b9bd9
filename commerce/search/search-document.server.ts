import { type ListedPrice, PRICE_SCALE, type SearchDocument } from '@selvedge/search-index/document.ts';
import type { ListedVariantPrice } from '#commerce/catalogue/catalogue.server.ts';
import { discountBands, priceBand } from '#commerce/catalogue/import/derive-facets.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { CategoryRef, Product } from '#commerce/catalogue/product.ts';
import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { savingPercent } from '#commerce/pricing/saving.ts';
import { type BandKey, bandKeyIn } from './facets/list-bands.ts';

/** The document that search engines index for a product, with the price it has here only. */
export function toSearchDocument(product: Product): SearchDocument {
  return toListedDocument(product, [], null);
}

/** The document with its prices in every list; those of `ownList`, the list of the default brand, are also its plain price and bands. */
export function toListedDocument(
  product: Product,
  listed: readonly ListedVariantPrice[],
  ownList: string | null,
): SearchDocument {
  const card = listProduct(product);
  const lists = Map.groupBy(listed, ({ priceList }) => priceList);
  const own =
    (ownList === null ? undefined : lists.get(ownList)) ?? product.variants.map(({ price }) => price);
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
    facets: {
      ...product.facets,
      ...availableFacets(product),
      ...(lists.size > 0 && bandsOf(own)),
      ...listBands(lists, ownList),
      isOnStock: card.isOnStock ? ['true'] : [],
    },
    ...indexedPrice(own),
    ...(lists.size > 0 && {
      prices: Object.fromEntries([...lists].map(([name, prices]) => [name, indexedPrice(prices)])),
    }),
    averageRating: product.averageRating,
    totalReviewCount: product.totalReviewCount,
    totalRevenueAmount: product.totalRevenueAmount,
    publishedAtTimestamp: Math.floor(Date.parse(product.publishedAt) / 1_000),
    isOnStock: card.isOnStock,
    fascias: product.availableFascias,
  };
}

type VariantPrices = readonly Pick<ListedVariantPrice, 'price' | 'wasPrice'>[];

/** In hundredths of the currency, whatever its smallest coin. */
const toIndexed = (money: Money) => Math.round(toMajorUnits(money) * PRICE_SCALE);

function cheapest(prices: VariantPrices) {
  return prices.reduce((one, other) => (other.price.centAmount < one.price.centAmount ? other : one));
}

const largestSaving = (prices: VariantPrices) =>
  Math.max(0, ...prices.map(({ price, wasPrice }) => savingPercent(price.centAmount, wasPrice?.centAmount)));

function indexedPrice(prices: VariantPrices): ListedPrice {
  const { price, wasPrice } = cheapest(prices);
  return {
    price: toIndexed(price),
    wasPrice: wasPrice ? toIndexed(wasPrice) : 0,
    discountPercentage: largestSaving(prices),
  };
}

function bandsOf(prices: VariantPrices): Record<BandKey, string[]> {
  const { price } = cheapest(prices);
  return { priceBands: [priceBand(price)], discountBands: discountBands(largestSaving(prices)) };
}

/** The bands of the other lists are facets of their own. */
function listBands(lists: ReadonlyMap<string, VariantPrices>, ownList: string | null) {
  const others = [...lists].filter(([name]) => name !== ownList);
  return Object.fromEntries(
    others.flatMap(([name, prices]) =>
      Object.entries(bandsOf(prices)).map(([key, values]) => [bandKeyIn(key, name), values]),
    ),
  );
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
