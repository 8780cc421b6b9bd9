import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The file of every address in `app/routes.ts`, parameters left out. */
function listAddresses(entries: readonly RouteConfigEntry[], parent = ''): [address: string, file: string][] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    return [[address.replace(/:\w+$/, ''), entry.file], ...listAddresses(entry.children ?? [], address)];
  });
}

const known = new Map(listAddresses(await routes));

const callers = globSync('app/{admin,features,hydration,sections,site}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !file.includes('.test.'),
);

/** Calls of `callApi` with the address and the file whose types they use. */
const calls = callers.flatMap((file) => {
  const text = read(file);
  const endpoints = new Map(
    [...text.matchAll(/import type \{ (?:loader|action)(?: as (\w+))? \} from '#app\/(routes\/[^']+)'/g)].map(
      ([all, alias, route]) => [alias ?? /loader|action/.exec(all)?.[0], route],
    ),
  );
  return [...text.matchAll(/callApi<typeof (\w+)>\(\s*(?:forCart\(\s*)?['"`](\/[\w/.-]*)/g)].map(
    ([, name, address]) => ({ file, address: address!, typedFrom: endpoints.get(name!) }),
  );
});

describe('calls from pages to the server', () => {
  it('have addresses that exist', () => {
    const addresses = callers.flatMap((file) =>
      [...read(file).matchAll(/['"`](\/_api\/[A-Za-z/-]*)/g)].map(([, address]) => ({
        file,
        address: address!,
      })),
    );
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter(({ address }) => !known.has(address))).toEqual([]);
  });

  it('are typed from the route at their address', () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.filter(({ address, typedFrom }) => known.get(address) !== typedFrom)).toEqual([]);
  });
});
