import type { CategoryRef } from '#commerce/catalogue/product.ts';
import { categoryLink } from './shop-links.ts';

export interface Crumb {
  name: string;
  href: string;
}

/** The name of the home page in the content system, in lower case; the department for furniture is called "Home". */
const HOME_NAME = 'home';

/** Linked crumbs from the home page down; a crumb named home shows the translated label. */
export function breadcrumbsOf(categories: readonly CategoryRef[], homeLabel: string): Crumb[] {
  const below = categories[0]?.name === HOME_NAME ? categories.slice(1) : categories;
  return [
    { name: homeLabel, href: '/' },
    ...below.map(({ name, slug }) => ({ name, href: categoryLink(slug) })),
  ];
}
