import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#config/languages.server.ts';

type Messages = { [key: string]: string | Messages };

const ARGUMENT = /\{\s*(\w+)/;

function flatten(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : flatten(value, `${prefix}.${key}`),
  );
}

function textsOf(locale: string): Map<string, string> {
  const folder = path.join(import.meta.dirname, locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json') && !['language.json', 'values.json'].includes(file))
      .flatMap((file) => flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file)),
  );
}

describe('[SITE-02] the texts of a language', () => {
  const english = textsOf('en-GB');

  it.each(LANGUAGES.filter((locale) => locale !== 'en-GB'))('%s has every text, and no other', (locale) => {
    const keys = [...textsOf(locale).keys()].sort();
    expect(keys).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGES)('every text of %s is well formed and not empty', (locale) => {
    for (const [key, text] of textsOf(locale)) {
      expect(() => compile(text), `${locale} ${key}`).not.toThrow();
      expect(text.trim(), `${locale} ${key}`).not.toBe('');
    }
  });

  it.each(LANGUAGES.filter((locale) => locale !== 'en-GB'))(
    '%s uses the same values in every text',
    (locale) => {
      const different = [...textsOf(locale)]
        .filter(([key, text]) => String(named(text)) !== String(named(english.get(key) ?? '')))
        .map(([key]) => key);
      expect(different).toEqual([]);
    },
  );
});

/** Names of the values; what is inside plural and select branches is the translator's own. */
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
