import type { CategoryRef } from '../../../commerce/catalogue/product.ts';
import { type Draft, written } from './draft.ts';
import type { Department } from './lines/line.ts';
import { pathTo } from './tree/tree.ts';

/** What is known of a product's sale and stock when its categories are chosen. */
interface SaleStatus {
  lowestPrice: number;
  biggestSaving: number;
  isPreorder: boolean;
  isBestSeller: boolean;
  isExcluded: boolean;
}

const DEPARTMENT_SUFFIX: Record<Department, string | null> = {
  Womens: 'womens',
  Mens: 'mens',
  Kids: 'kids',
  Beauty: 'beauty',
  Home: 'home',
  Gifts: null,
};

const BODY_FIT_CATEGORIES: Record<string, string> = {
  Petite: 'womens-petite',
  Tall: 'womens-tall',
  'Plus Size': 'womens-plus-size',
  Maternity: 'womens-maternity',
};

const NEW_FOR_DAYS = 30;
const GIFTABLE_FOR_HER =
  /^(Necklaces|Earrings|Rings|Watches|Scarves|Clutch Bags|Pyjamas|Women’s Fragrance|Dressing Gowns)$/;
const GIFTABLE_FOR_HIM = /^(Ties|Watches|Rings|Scarves|Beanies|Pyjamas|Men’s Fragrance|Dressing Gowns)$/;
const GIFTABLE_FOR_HOME =
  /^(Candles & Home Scent|Vases|Cushions|Throws & Blankets|Tableware|Hand Wash & Care)$/;

/** The deepest primary category first, its ancestors upwards, then all other categories. */
export function categorise(
  draft: Draft,
  status: SaleStatus,
): { categories: CategoryRef[]; breadcrumbs: CategoryRef[] } {
  const leaves = draft.line.leaves(written(draft));
  const [primary, ...others] = leaves;
  const breadcrumbs = pathTo(primary!).map(refOf);
  const slugs = new Set(breadcrumbs.toReversed().map(({ slug }) => slug));
  for (const slug of [...others, ...furtherPlaces(draft, status)])
    for (const category of pathTo(slug).toReversed()) slugs.add(category.slug);
  return { breadcrumbs, categories: [...slugs].map((slug) => refOf(pathTo(slug).at(-1)!)) };
}

/** Categories that depend on neither price nor age. */
export function listsOf(draft: Draft): Set<string> {
  const places = [...draft.line.leaves(written(draft)), ...draft.occasions];
  return new Set(places.flatMap((slug) => pathTo(slug).map((category) => category.slug)));
}

function furtherPlaces(draft: Draft, status: SaleStatus): string[] {
  const { line, brand, look, bodyFit } = draft;
  const suffix = DEPARTMENT_SUFFIX[line.department];
  const places = [...draft.occasions];
  if (bodyFit && BODY_FIT_CATEGORIES[bodyFit]) places.push(BODY_FIT_CATEGORIES[bodyFit]);
  if (draft.daysOld < NEW_FOR_DAYS) places.push(suffix ? `new-in-${suffix}` : 'new-in');
  if (status.biggestSaving > 0) places.push(suffix ? `sale-${suffix}` : 'sale');
  if (status.biggestSaving >= 50) places.push('sale-half-price');
  places.push(...giftPlaces(draft, status.lowestPrice));
  if (draft.cloth?.label.startsWith('Linen') || look === 'linen') places.push('the-linen-edit');
  if (look === 'denim') places.push('the-denim-edit');
  if (line.categoryTaxonomy === 'Suits & Tailoring') places.push('the-tailoring-edit');
  if (look === 'knit') places.push('the-knit-edit');
  if (look === 'velvet') places.push('the-velvet-room');
  if (look.startsWith('floral')) places.push('garden-florals');
  if (status.isBestSeller) places.push('best-sellers');
  if (draft.cloth?.future) places.push('ready-for-the-future');
  if (brand.kind === 'marketplace') places.push('marketplace');
  if (status.isPreorder) places.push('pre-order');
  if (status.isExcluded) places.push('exclusions');
  places.push(brand.slug);
  return places;
}

function giftPlaces(draft: Draft, lowestPrice: number): string[] {
  const { line, turn } = draft;
  const style = line.style(written(draft));
  const recipient = draft.traits.get('say:Recipient')?.value;
  const places: string[] = [];
  if (recipient === 'For Her' || (line.department === 'Womens' && GIFTABLE_FOR_HER.test(style)))
    places.push('gifts-for-her');
  if (recipient === 'For Him' || (line.department === 'Mens' && GIFTABLE_FOR_HIM.test(style)))
    places.push('gifts-for-him');
  if (style === 'Women’s Fragrance') places.push('gifts-for-her');
  if (style === 'Men’s Fragrance') places.push('gifts-for-him');
  if (recipient === 'For Kids' || (line.department === 'Kids' && turn % 3 === 0))
    places.push('gifts-for-kids');
  if (GIFTABLE_FOR_HOME.test(style) && turn % 2 === 0) places.push('gifts-for-home');
  if (line.department === 'Gifts' || places.length > 0) {
    if (lowestPrice < 2500) places.push('gifts-under-25');
    if (places.length === 0) places.push('gifts');
  }
  return places;
}

function refOf(category: { slug: string; names: { 'en-GB': string } }): CategoryRef {
  return { name: category.names['en-GB'], slug: category.slug };
}
