import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#config/brands/brand.ts';

type Messages = { [key: string]: string | Messages };

const DIR = path.join(import.meta.dirname, 'messages');
const ARGUMENT = /\{\s*(\w+)/;

function flatten(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : flatten(value, `${prefix}.${key}`),
  );
}

function textsOf(locale: string): Map<string, string> {
  return new Map(
    readdirSync(path.join(DIR, locale)).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(DIR, locale, file), 'utf8')), file.replace('.json', '')),
    ),
  );
}

describe('[SITE-02] the catalogue of texts', () => {
  const english = textsOf('en-GB');

  it.each(LOCALES.filter((locale) => locale !== 'en-GB'))('%s has every text, and no other', (locale) => {
    const keys = [...textsOf(locale).keys()].sort();
    expect(keys).toEqual([...english.keys()].sort());
  });

  it.each(LOCALES)('every text of %s is well formed and not empty', (locale) => {
    for (const [key, text] of textsOf(locale)) {
      expect(() => compile(text), `${locale} ${key}`).not.toThrow();
      expect(text.trim(), `${locale} ${key}`).not.toBe('');
    }
  });

  it.each(LOCALES.filter((locale) => locale !== 'en-GB'))(
    '%s uses the same values in every text',
    (locale) => {
      const different = [...textsOf(locale)]
        .filter(([key, text]) => String(named(text)) !== String(named(english.get(key) ?? '')))
        .map(([key]) => key);
      expect(different).toEqual([]);
    },
  );
});

/** Names of values; the words inside plural and select branches are the translator's own. */
function named(text: string): string[] {
  const outer: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) start = i;
    if (text[i] === '}' && --depth === 0) outer.push(text.slice(start, i + 1));
  }
  return [...new Set(outer.flatMap((part) => ARGUMENT.exec(part)?.[1] ?? []))].sort();
}
