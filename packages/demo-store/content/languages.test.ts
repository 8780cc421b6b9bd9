import { describe, expect, it } from 'vitest';
import { chooseVersion } from '../../../commerce/content/choose-version.ts';
import { brands } from '../brands/all.ts';
import { demoContent } from './demo-content.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const versions = demoContent().map((file, id) => ({
  ...file,
  id,
  startsAt: file.startsAt ?? null,
  endsAt: file.endsAt ?? null,
}));
const keys = [...new Set(versions.map(({ kind, key }) => `${kind} ${key}`))];

/** Texts that may be equal in two languages: names and shared words. */
const NAMES = new Set([
  ...Object.values(brands).map(({ name }) => name),
  ...['Uniform 04', 'Beauty', 'Denim', 'Blouses', 'Sale', 'Selvedge', 'Selvedge Rewards', 'Premier'],
  ...['Jeans', 'Jumpsuits', 'Midi', 'Maxi', 'Slip', 'Petite', 'Bodycon', 'Black tie', 'Sets'],
]);

const WORDS =
  /^(?:title|text|label|label2|eyebrow|intro|caption|question|answer|description|markdown|html|alt|legend|logoText|primaryTitle|callToAction|overlayTitle|subtitle|subtitleMobile|liveText|liveTextTitle|liveTextTitleMobile|dropdownTitle|dropdownCopy|season)$/;

/** All texts of a page that a visitor reads. */
function words(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(words);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? (WORDS.test(name) && value ? [value] : []) : words(value),
  );
}

/** Section types and the number of their items, without texts. */
function shape(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(shape);
  if (typeof body !== 'object' || body === null) return typeof body;
  const { type } = body as { type?: string };
  const fields = Object.entries(body).filter(([, value]) => typeof value === 'object' && value !== null);
  return [type ?? '', ...fields.map(([name, value]) => [name, shape(value)])];
}

function seenBy(brand: string, locale: string, name: string) {
  const all = versions.filter(({ kind, key }) => `${kind} ${key}` === name);
  return chooseVersion(all, { brand, locale }, NOW);
}

const audiences = Object.values(brands).flatMap(({ slug, locales }) =>
  locales.map((locale) => [slug, locale] as const),
);
const translated = audiences.filter(([, locale]) => locale !== 'en-GB');

describe('the demo’s languages', () => {
  it.each(audiences)('%s has no content in another language than %s', (brand, locale) => {
    const strange = keys.filter((name) => {
      const shown = seenBy(brand, locale, name);
      return shown && shown.locale !== locale;
    });
    expect(strange).toEqual([]);
  });

  it.each(translated)('%s has the same sections in %s as in English, translated', (brand, locale) => {
    const pairs = keys.map((name) => ({
      name,
      english: seenBy(brand, 'en-GB', name)?.body,
      other: seenBy(brand, locale, name)?.body,
    }));
    const shapes = pairs.filter(
      ({ english, other }) => JSON.stringify(shape(english)) !== JSON.stringify(shape(other)),
    );
    expect(shapes.map(({ name }) => name)).toEqual([]);
    const shared = pairs.flatMap(({ name, english, other }) => {
      const known = new Set(words(english));
      return words(other).flatMap((text) =>
        known.has(text) && !NAMES.has(text) ? [`${name}: ${text}`] : [],
      );
    });
    expect([...new Set(shared)]).toEqual([]);
  });
});
