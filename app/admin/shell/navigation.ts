import { entryResources } from '#commerce/content/editor/entry-resources.ts';
import { type Actor, may, type Permission } from '#commerce/resources/permissions.ts';
import { findResource } from '#commerce/staff/resource-table.ts';

export interface NavigationItem {
  title: string;
  to: string;
}

export interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}

/** With `isForAllBrands` it is not for accounts that are limited to brands. */
type Item = NavigationItem & { permission: Permission; isForAllBrands?: true };

const of = (title: string, to: string, permission: Permission): Item => ({ title, to, permission });

/** A resource brings its own name and permission. */
function resource(name: string): Item {
  const found = findResource(name);
  if (!found) throw new Error(`there is no resource ${name}`);
  return of(found.many, `/staff/${name}`, found.permissions.read);
}

/** The whole navigation. A new page or resource is one line here. */
const NAVIGATION: { title: string; items: Item[] }[] = [
  {
    title: 'Selling',
    items: [
      of('Reports', '/staff/reports', 'reports.read'),
      resource('orders'),
      resource('customers'),
      resource('invoices'),
      resource('payments'),
      resource('reviews'),
    ],
  },
  {
    title: 'Catalogue',
    items: [
      resource('products'),
      resource('prices'),
      resource('categories'),
      resource('brand-menus'),
      resource('stock'),
      resource('stock-adjustments'),
      { ...of('Import', '/staff/catalogue', 'products.write'), isForAllBrands: true },
      resource('offers'),
      of('Try out offers', '/staff/offer-simulator', 'promotions.read'),
    ],
  },
  {
    title: 'Content',
    items: entryResources.map(({ name }) => resource(name)),
  },
  {
    title: 'Search',
    items: [
      of('Searches', '/staff/searches', 'search.read'),
      of('Explain a search', '/staff/searches/explain', 'search.read'),
      resource('synonyms'),
      resource('search-redirects'),
      resource('ranking'),
      resource('facets'),
      of('Attributes', '/staff/searches/attributes', 'search.write'),
    ],
  },
  { title: 'Advertising', items: [resource('campaigns')] },
  {
    title: 'Settings',
    items: [
      of('Opening', '/staff/opening', 'settings.read'),
      resource('brands'),
      resource('markets'),
      resource('settings'),
      resource('tax-rates'),
      of('Emails', '/staff/emails', 'content.read'),
      resource('email-texts'),
      of('Jobs', '/staff/jobs', 'settings.write'),
      of('Slow pages', '/staff/slow', 'settings.write'),
    ],
  },
  {
    title: 'Delivery',
    items: [
      resource('delivery-methods'),
      resource('delivery-zones'),
      resource('delivery-calendars'),
      of('Delivery preview', '/staff/delivery-preview', 'settings.read'),
    ],
  },
  { title: 'Team', items: [resource('team'), resource('roles'), resource('tokens'), resource('activity')] },
  {
    title: 'Tools',
    items: [
      of('Section gallery', '/staff/sections', 'tools.read'),
      of('Component gallery', '/staff/ui', 'tools.read'),
      of('Examples', '/staff/examples', 'tools.read'),
    ],
  },
];

/** What a person may open. */
export function navigationFor(actor: Pick<Actor, 'role' | 'grants' | 'brands'>): NavigationGroup[] {
  return NAVIGATION.map(({ title, items }) => ({
    title,
    items: items
      .filter(({ permission, isForAllBrands }) => may(actor, permission) && !(isForAllBrands && actor.brands))
      .map((item) => ({ title: item.title, to: item.to })),
  })).filter(({ items }) => items.length > 0);
}
