import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Addresses below `/_api` that the site map knows, parameters left out. */
const known = [...read('app/routes.ts').matchAll(/route\(\s*'([^']+)',\s*'routes\/api\//g)].map(
  ([, address]) => address!.replace(/\/:\w+/g, '/'),
);

const callers = globSync(
  ['app/{admin,features,hydration}/**/*.{ts,tsx}', 'app/sections/**/*.{ts,tsx}', 'app/site/**/*.{ts,tsx}'],
  {
    cwd: ROOT,
  },
).filter((file) => !file.includes('.test.'));

describe('what a page asks of the shop', () => {
  it('has an address in the site map', () => {
    const asked = callers.flatMap((file) =>
      [...read(file).matchAll(/\/_api\/([A-Za-z][A-Za-z/-]*)/g)].map(([, address]) => ({
        file,
        address: address!,
      })),
    );
    expect(asked.length).toBeGreaterThan(30);
    const isKnown = (address: string) =>
      known.some((one) => one === address || (address.endsWith('/') && one.startsWith(address)));
    expect(asked.filter(({ address }) => !isKnown(address))).toEqual([]);
  });
});
