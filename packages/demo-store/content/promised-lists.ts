import { chooseVersion } from '../../../commerce/content/choose-version.ts';
import { brands } from '../../../config/brands/all.ts';
import { demoContent } from './demo-content.ts';

const NOW = new Date('2026-12-01');

/** What the editors show in each shop. */
export function shownIn(brand: string, locale: string) {
  const entries = Map.groupBy(demoContent(), ({ kind, key }) => `${kind} ${key}`);
  return [...entries.values()].flatMap((files) => {
    const versions = files.map((file, id) => ({
      ...file,
      id,
      startsAt: file.startsAt ?? null,
      endsAt: file.endsAt ?? null,
    }));
    return chooseVersion(versions, { brand, locale }, NOW) ?? [];
  });
}

export const linksIn = (body: unknown, place: string): string[] =>
  [...JSON.stringify(body).matchAll(new RegExp(`["(]${place}([a-z0-9/-]+)`, 'g'))].map(([, rest]) => rest!);

/** A list that a shop's pages lead to, and from where. */
export interface PromisedList {
  shop: string;
  category: string;
  from: string;
  /** The list above which it is promised; null on a page. Nobody reaches what stands above an empty list. */
  above: string | null;
}

export function promisedLists(): PromisedList[] {
  return Object.values(brands).flatMap(({ slug: shop, locales }) =>
    shownIn(shop, locales[0]!).flatMap(({ kind, key, body }) =>
      linksIn(body, '/categories/').map((category) => ({
        shop,
        category,
        from: key,
        above: kind === 'page' ? null : key,
      })),
    ),
  );
}
