import type { SearchDocument } from '../document.ts';
import type { FacetSettings } from '../facet-schema.ts';
import { COLOURS, DEPARTMENTS, FILLER, MATERIALS, STYLES } from './departments.ts';
import { RandomSource } from './random.ts';

const ATTRIBUTE_VALUES = 24;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The facets of the generated catalogue. */
export const BENCH_FACETS: FacetSettings = {
  facets: [
    { key: 'isNextDay', isText: false },
    { key: 'source', isText: false },
    { key: 'sizes', role: 'size' },
    { key: 'colourFacets', role: 'colour' },
    { key: 'styleTaxonomy', role: 'kind' },
    { key: 'categoryTaxonomy', role: 'kind' },
    { key: 'brand', role: 'brand' },
    { key: 'discountBands', isText: false },
    { key: 'collection', role: 'collection' },
    { key: 'priceBands', isText: false },
    { key: 'priceRange', role: 'price' },
    { key: 'ratingGroup', isText: false },
    { key: 'isOnStock', role: 'stock' },
    { key: 'discountRange', role: 'discount' },
    { key: 'productKey', role: 'product-key' },
    { key: 'aiattributes.*' },
  ],
};

/** A catalogue of any size, generated while it is read. */
export function* makeDocuments(count: number, seed = 7): Generator<SearchDocument> {
  const random = new RandomSource(seed);
  const unique = (size: number) => [
    ...new Set(Array.from({ length: size }, () => capitalised(random.word()))),
  ];
  const brands = unique(Math.min(4000, Math.max(300, Math.round(Math.sqrt(count) * 4))));
  const lines = unique(Math.round(count ** 0.6 * 4));
  for (let i = 0; i < count; i++) yield makeDocument(i, random, brands, lines);
}

function makeDocument(
  index: number,
  random: RandomSource,
  brands: string[],
  lines: string[],
): SearchDocument {
  let share = random.next();
  const department = DEPARTMENTS.find((candidate) => {
    share -= candidate.share;
    return share < 0;
  });
  if (department === undefined) throw new Error('the shares of the departments do not add up to 1');
  const [group, kinds] = random.pick(Object.entries(department.groups));
  const kind = random.skewed(kinds);
  const brand = random.skewed(brands);
  const colour = random.skewed(COLOURS);
  const material = random.skewed(MATERIALS);
  const style = random.skewed(STYLES);
  const price = Math.round(Math.exp(6.9 + 2.4 * random.next() + 0.6 * (random.next() - 0.5)));
  const discount = random.chance(0.35) ? 10 * (1 + random.whole(7)) : 0;
  const rating = random.chance(0.15) ? 0 : Math.round((3 + 2 * Math.sqrt(random.next())) * 10) / 10;
  const isOnStock = random.chance(0.92);
  const facets: Record<string, string[]> = {
    isNextDay: [String(random.chance(0.6))],
    source: [random.chance(0.7) ? 'Warehouse' : 'Seller'],
    colourFacets: random.chance(0.2) ? [...new Set([colour, random.skewed(COLOURS)])] : [colour],
    styleTaxonomy: [`${style} ${kind}`],
    categoryTaxonomy: [kind],
    gender: [department.name],
    brand: [brand],
    department: [department.name],
    fabrication: [material],
    occasion: [`Occasion ${random.whole(14)}`],
    discountBands: [`${Math.floor(discount / 20) * 20}% and over`],
    collection: [`Collection ${random.whole(60)}`],
    classification: [random.skewed(['Main', 'Petite', 'Tall', 'Plus Size', 'Maternity'])],
    design: [random.skewed(['Plain', 'Stripe', 'Floral', 'Check', 'Spot', 'Animal'])],
    detail: [`Detail ${random.whole(30)}`],
    priceBands: [`Band ${Math.min(9, Math.floor(price / 2000))}`],
    ratingGroup: [`${Math.floor(rating)} and up`],
  };
  if (department.hasSizes) {
    const first = random.whole(5);
    facets.sizes = Array.from({ length: 3 + random.whole(6) }, (_, i) => String(4 + 2 * (first + i)));
    facets.neckline = [`Neckline ${random.whole(12)}`];
    facets.sleeveLength = [random.pick(['Short', 'Long', 'Three Quarter', 'Sleeveless'])];
  }
  for (const attribute of department.attributes) {
    if (!random.chance(0.75)) continue;
    const value = () => `${attribute} ${Math.floor(ATTRIBUTE_VALUES * random.next() ** 2)}`;
    facets[`aiattributes.${attribute}`] = random.chance(0.2) ? [...new Set([value(), value()])] : [value()];
  }
  const filler = Array.from({ length: 14 + random.whole(20) }, () => random.skewed(FILLER)).join(' ');
  const groupSlug = `${department.slug}-${slugOf(group)}`;
  const extra = random.chance(0.25) ? ['sale'] : [];
  return {
    id: `product-${index}`,
    productKey: `SEL${String(index).padStart(7, '0')}`,
    title: `${random.skewed(lines)} ${style} ${material} ${kind}`,
    brand,
    description: `${style} ${kind} in ${colour} ${material}. ${filler}`,
    categorySlugs: [`${groupSlug}-${slugOf(kind)}`, groupSlug, department.slug, ...extra],
    categoryNames: [kind, group, department.name, ...extra.map(() => 'Sale')],
    facets,
    price,
    wasPrice: Math.round(price / (1 - discount / 100)),
    discountPercentage: discount,
    averageRating: rating,
    totalReviewCount: rating === 0 ? 0 : random.whole(300),
    totalRevenueAmount: Math.round(1e8 * random.next() ** 3),
    publishedAtTimestamp: 1_600_000_000 + random.whole(160_000_000),
    isOnStock,
    fascias: [],
  };
}
