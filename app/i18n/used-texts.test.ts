import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const LANGUAGE = path.join(import.meta.dirname, 'en-GB');

type Texts = { [key: string]: string | Texts };

/** All texts of a language by area: `basket`, `checkout`, `staff-tools` … */
const texts: Texts = Object.fromEntries(
  readdirSync(LANGUAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(LANGUAGE, file), 'utf8')),
    ]),
);

function find(key: string): string | Texts | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return found;
}

/** Keys that a file names literally: `t('total')` with `const t = useTranslations('basket')`. */
function keysIn(source: string): string[] {
  const translators = [...source.matchAll(/const (\w+) = useTranslations\((?:'([^']+)')?\)/g)];
  const areasByName = Map.groupBy(translators, ([, name]) => name);
  return [...areasByName].flatMap(([name, declared]) => {
    const areas = new Set(declared.map(([, , area = '']) => area));
    // A name that stands for several areas in one file cannot be told apart here.
    if (areas.size > 1) return [];
    const prefix = [...areas][0] ? `${[...areas][0]}.` : '';
    const calls = source.matchAll(new RegExp(`\\b${name}(?:\\.rich|\\.markup)?\\(\\s*'([^']+)'`, 'g'));
    return [...calls].map(([, key]) => prefix + key);
  });
}

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe('texts that the code names', () => {
  it('exist', () => {
    const named = files.flatMap((file) =>
      keysIn(readFileSync(path.join(APP, file), 'utf8')).map((key) => ({ file, key })),
    );
    expect(named.length).toBeGreaterThan(500);
    const missing = named.filter(({ key }) => typeof find(key) !== 'string');
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});
