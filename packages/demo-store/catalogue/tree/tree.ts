import type { CategoryRecord } from '../../../../commerce/catalogue/catalogue-source.server.ts';
import { brands } from '../brands.ts';
import { beauty, home } from './beauty-and-home.ts';
import { type Branch, branch, layFlat } from './branch.ts';
import { collections, gifts, newIn, occasions, sale } from './edits.ts';
import { kids, mens } from './mens-and-kids.ts';
import { womens } from './womens.ts';

/** A brand's name is the same in every language. */
const brandBranches: Branch[] = brands.map((brand) => ({
  slug: brand.slug,
  names: { 'en-GB': brand.name, fr: brand.name, nl: brand.name, sv: brand.name },
  descriptions: { 'en-GB': brand.description },
  kind: 'brand',
  children: [],
}));

const brandRoot: Branch = {
  ...branch('brands', 'Brands | Marques | Merken | Varumärken', [], { kind: 'brand' }),
  children: brandBranches,
};

export const categories: CategoryRecord[] = layFlat([
  newIn,
  womens,
  mens,
  kids,
  beauty,
  home,
  gifts,
  sale,
  occasions,
  collections,
  brandRoot,
]);

const bySlug = new Map(categories.map((category) => [category.slug, category]));

const paths = new Map(categories.map(({ slug }) => [slug, climb(slug)]));

/** From the root to the category. */
export function pathTo(slug: string): readonly CategoryRecord[] {
  const path = paths.get(slug);
  if (!path) throw new Error(`There is no category "${slug}"`);
  return path;
}

function climb(slug: string): CategoryRecord[] {
  const category = bySlug.get(slug)!;
  return category.parentSlug === null ? [category] : [...climb(category.parentSlug), category];
}
