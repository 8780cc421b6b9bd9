import type { CategoryRef } from '#commerce/catalogue/product.ts';
import { categoryLink } from './shop-links.ts';

export interface Crumb {
  name: string;
  href: string;
}

/** How the content system names the first page; the department of furniture and candles is "Home". */
const HOME_NAME = 'home';

/** Linked crumbs from the home page down; a crumb named home shows the translated label. */
export function breadcrumbsOf(categories: readonly CategoryRef[], homeLabel: string): Crumb[] {
  const below = categories[0]?.name === HOME_NAME ? categories.slice(1) : categories;
  return [
    { name: homeLabel, href: '/' },
    ...below.map(({ name, slug }) => ({ name, href: categoryLink(slug) })),
  ];
}
