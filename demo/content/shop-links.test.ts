import { describe, expect, it } from 'vitest';
import { brands } from '#brands/all.ts';
import { all } from '#demo/catalogue/whole-catalogue-fixture.ts';
import { chooseVersion } from '#domain/content/choose-version.ts';
import { demoContent } from './demo-content.ts';

/** What each shop shows of the demo's content, and what it sells: a link must lead to something in that very shop. */
const entries = [...Map.groupBy(demoContent(), ({ kind, key }) => `${kind} ${key}`).values()];

function shownIn(brand: string, locale: string) {
  return entries.flatMap((files) => {
    const versions = files.map((file, id) => ({
      ...file,
      id,
      startsAt: file.startsAt ?? null,
      endsAt: file.endsAt ?? null,
    }));
    return chooseVersion(versions, { brand, locale }, new Date('2026-12-01')) ?? [];
  });
}

function soldIn(brand: string): Set<string> {
  const sold = all.filter(({ availableFascias, variants }) => {
    const isHere = availableFascias.length === 0 || availableFascias.includes(brand);
    return isHere && variants.some(({ stock }) => stock.isOnStock);
  });
  return new Set(sold.flatMap(({ categories }) => categories.map(({ slug }) => slug)));
}

const linksIn = (body: unknown, place: string) =>
  [...JSON.stringify(body).matchAll(new RegExp(`["(]${place}([a-z0-9/-]+)`, 'g'))].map(([, rest]) => rest!);

describe.each(Object.values(brands))('$slug’s own shop', ({ slug, locales }) => {
  const shown = shownIn(slug, locales[0]!);

  it('links to no category in which it sells nothing', () => {
    const sold = soldIn(slug);
    // What stands above a list is not reached where the list is empty.
    const reached = shown.filter(({ kind, key }) => kind === 'page' || sold.has(key));
    const dead = reached.flatMap(({ key, body }) =>
      linksIn(body, '/categories/')
        .filter((category) => !sold.has(category))
        .map((category) => `${key} → ${category}`),
    );
    expect(dead).toEqual([]);
  });

  it('links to no page that another shop has', () => {
    const pages = new Set(shown.filter(({ kind }) => kind === 'page').map(({ key }) => key));
    const dead = shown.flatMap(({ key, body }) =>
      ['/pages/', '/blog/'].flatMap((place) =>
        linksIn(body, place)
          .filter((rest) => !pages.has(place + rest))
          .map((rest) => `${key} → ${place}${rest}`),
      ),
    );
    expect(dead).toEqual([]);
  });
});
