import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { Dice } from './dice.ts';
import { COLOURS, DEPARTMENTS, FILLER, MATERIALS, STYLES } from './search-departments.ts';

const ATTRIBUTE_VALUES = 24;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A catalogue of any size, made as it is read. */
export function* makeDocuments(count: number, seed = 7): Generator<SearchDocument> {
  const dice = new Dice(seed);
  const unique = (size: number) => [...new Set(Array.from({ length: size }, () => capitalised(dice.word())))];
  const brands = unique(Math.min(4000, Math.max(300, Math.round(Math.sqrt(count) * 4))));
  const lines = unique(Math.round(count ** 0.6 * 4));
  for (let i = 0; i < count; i++) yield makeDocument(i, dice, brands, lines);
}

function makeDocument(index: number, dice: Dice, brands: string[], lines: string[]): SearchDocument {
  let share = dice.next();
  const department = DEPARTMENTS.find((candidate) => {
    share -= candidate.share;
    return share < 0;
  })!;
  const [group, kinds] = dice.pick(Object.entries(department.groups));
  const kind = dice.skewed(kinds);
  const brand = dice.skewed(brands);
  const colour = dice.skewed(COLOURS);
  const material = dice.skewed(MATERIALS);
  const style = dice.skewed(STYLES);
  const price = Math.round(Math.exp(6.9 + 2.4 * dice.next() + 0.6 * (dice.next() - 0.5)));
  const discount = dice.chance(0.35) ? 10 * (1 + dice.whole(7)) : 0;
  const rating = dice.chance(0.15) ? 0 : Math.round((3 + 2 * Math.sqrt(dice.next())) * 10) / 10;
  const isOnStock = dice.chance(0.92);
  const facets: Record<string, string[]> = {
    isNextDay: [String(dice.chance(0.6))],
    source: [dice.chance(0.7) ? 'Warehouse' : 'Seller'],
    colourFacets: dice.chance(0.2) ? [...new Set([colour, dice.skewed(COLOURS)])] : [colour],
    styleTaxonomy: [`${style} ${kind}`],
    categoryTaxonomy: [kind],
    gender: [department.name],
    brand: [brand],
    department: [department.name],
    fabrication: [material],
    occasion: [`Occasion ${dice.whole(14)}`],
    discountBands: [`${Math.floor(discount / 20) * 20}% and over`],
    collection: [`Collection ${dice.whole(60)}`],
    classification: [dice.skewed(['Main', 'Petite', 'Tall', 'Plus Size', 'Maternity'])],
    design: [dice.skewed(['Plain', 'Stripe', 'Floral', 'Check', 'Spot', 'Animal'])],
    detail: [`Detail ${dice.whole(30)}`],
    priceBands: [`Band ${Math.min(9, Math.floor(price / 2000))}`],
    ratingGroup: [`${Math.floor(rating)} and up`],
  };
  if (department.hasSizes) {
    const first = dice.whole(5);
    facets.sizes = Array.from({ length: 3 + dice.whole(6) }, (_, i) => String(4 + 2 * (first + i)));
    facets.neckline = [`Neckline ${dice.whole(12)}`];
    facets.sleeveLength = [dice.pick(['Short', 'Long', 'Three Quarter', 'Sleeveless'])];
  }
  for (const attribute of department.attributes) {
    if (!dice.chance(0.75)) continue;
    const value = () => `${attribute} ${Math.floor(ATTRIBUTE_VALUES * dice.next() ** 2)}`;
    facets[`aiattributes.${attribute}`] = dice.chance(0.2) ? [...new Set([value(), value()])] : [value()];
  }
  const filler = Array.from({ length: 14 + dice.whole(20) }, () => dice.skewed(FILLER)).join(' ');
  const groupSlug = `${department.slug}-${slugOf(group)}`;
  const extra = dice.chance(0.25) ? ['sale'] : [];
  return {
    id: `product-${index}`,
    productKey: `SEL${String(index).padStart(7, '0')}`,
    title: `${dice.skewed(lines)} ${style} ${material} ${kind}`,
    brand,
    description: `${style} ${kind} in ${colour} ${material}. ${filler}`,
    categorySlugs: [`${groupSlug}-${slugOf(kind)}`, groupSlug, department.slug, ...extra],
    categoryNames: [kind, group, department.name, ...extra.map(() => 'Sale')],
    facets,
    price,
    wasPrice: Math.round(price / (1 - discount / 100)),
    discountPercentage: discount,
    averageRating: rating,
    totalReviewCount: rating === 0 ? 0 : dice.whole(300),
    totalRevenueAmount: Math.round(1e8 * dice.next() ** 3),
    publishedAtTimestamp: 1_600_000_000 + dice.whole(160_000_000),
    isOnStock,
    fascias: [],
  };
}
