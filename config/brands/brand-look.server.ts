import { existsSync, readFileSync } from 'node:fs';

const THEME = new URL('../../app/theme/', import.meta.url);
const DECLARATION = /--([\w-]+):\s*([^;]+);/g;
const REFERENCE = /^var\(--([\w-]+)\)$/;

/** The custom properties of a look, as its stylesheet sets them. */
export type BrandLook = ReadonlyMap<string, string>;

const looks = new Map<string, BrandLook>();

/** The colours, fonts and shapes of a brand where no stylesheet is applied: in emails. */
export function readBrandLook(slug: string): BrandLook {
  const known = looks.get(slug);
  if (known) return known;
  const values = new Map([...declarations('tokens.css'), ...declarations(`brands/${slug}.css`)]);
  for (const [name, value] of values) values.set(name, resolve(values, value));
  looks.set(slug, values);
  return values;
}

function declarations(file: string): [string, string][] {
  const path = new URL(file, THEME);
  // A brand without a stylesheet of its own has the default look.
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(DECLARATION)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

function resolve(values: ReadonlyMap<string, string>, value: string, depth = 0): string {
  const name = REFERENCE.exec(value)?.[1];
  return name && depth < 5 ? resolve(values, values.get(name) ?? '', depth + 1) : value;
}
