import { chooseVersion } from '../../../commerce/content/choose-version.ts';
import { brands } from '../brands/all.ts';
import { demoContent } from './demo-content.ts';

const NOW = new Date('2026-12-01');

/** The content of a brand site in one language. */
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

/** A list that content of a brand site links to. */
export interface LinkedList {
  shop: string;
  category: string;
  from: string;
  /** The list whose content has the link; null for a page. Content of an empty list is not shown. */
  above: string | null;
}

export function findLinkedLists(): LinkedList[] {
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
