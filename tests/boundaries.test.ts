import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom. The table and the order of capabilities are read from ARCHITECTURE.md, so that they are one. */
const ROOT = path.resolve(import.meta.dirname, '..');
const AREAS = ['app', 'commerce', 'integrations', 'server', 'config', 'packages'];
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

interface Row {
  files: string;
  mayImport: string[];
  typesCount: boolean;
}

interface Import {
  file: string;
  target: string;
  isType: boolean;
}

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

function readArchitecture(): { table: Row[]; order: string[] } {
  const page = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, files = '', holds = '', mayImport = '']) => ({
      files: codeIn(files)[0]!,
      mayImport: codeIn(mayImport),
      typesCount: holds.includes('†'),
    }));
  const order = /import each other in this order[^\n]*\n\n((?:`.*\n?)+)/.exec(page)?.[1] ?? '';
  return { table, order: codeIn(order) };
}

const { table, order } = readArchitecture();

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$|contract-suite|-fixture\.ts$|node_modules/.test(file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, type, named, bare, lazy]) => {
    const target = resolve(file, (named ?? bare ?? lazy)!);
    return target && !target.endsWith('.css') ? [{ file, target, isType: Boolean(type) }] : [];
  });
}

/** A path in the repository, or null for a package from outside. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  if (specifier.startsWith('#ui/')) return specifier.replace('#ui/', 'app/ui/');
  if (specifier.startsWith('@selvedge/')) return specifier.replace('@selvedge/', 'packages/');
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

/** The folder whose files know each other: a feature, a capability, a vendor, or a whole area. */
function folderOf(file: string): string {
  const parts = file.split('/');
  const isDeep = parts[0] === 'app' && ['features', 'admin', 'routes'].includes(parts[1]!);
  const depth = parts[0] === 'config' ? 1 : isDeep ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

const rowOf = (file: string) => table.find(({ files }) => path.matchesGlob(file, files));

function isAllowed({ file, target, isType }: Import): boolean {
  const row = rowOf(file);
  if (!row) return false;
  if (isType && !row.typesCount) return true;
  const isOwn = folderOf(file) === folderOf(target);
  const fitsRow = row.mayImport.some((pattern) => path.matchesGlob(target, pattern));
  // A capability's own rules still do not reach its storage.
  const isRuleToStorage = /^commerce\/.*(?<!\.server)\.ts$/.test(file) && target.endsWith('.server.ts');
  return (isOwn || fitsRow) && !isRuleToStorage;
}

const capabilityOf = (file: string) => /^commerce\/([^/]+)\//.exec(file)?.[1];

function isInOrder({ file, target }: Import): boolean {
  const [from, to] = [capabilityOf(file), capabilityOf(target)];
  return !from || !to || order.indexOf(to) <= order.indexOf(from);
}

const say = ({ file, target }: Import) => `${file} → ${target}`;

describe('boundaries', () => {
  const all = AREAS.flatMap(sources).flatMap(importsOf);

  it('every file belongs to a row of the table', () => {
    expect(AREAS.flatMap(sources).filter((file) => !rowOf(file))).toEqual([]);
  });

  it('no file imports what its row does not name', () => {
    expect(all.filter((entry) => !isAllowed(entry)).map(say)).toEqual([]);
  });

  it('capabilities import each other in the declared order', () => {
    expect(readdirSync(path.join(ROOT, 'commerce')).toSorted()).toEqual(order.toSorted());
    expect(all.filter((entry) => !isInOrder(entry)).map(say)).toEqual([]);
  });

  it('server-only code is named so', () => {
    expect(sources('server').filter((file) => !/\.server\.ts$/.test(file))).toEqual([]);
  });

  it('the browser’s code takes nothing but types from the server', () => {
    const broken = all.filter(
      ({ file, target, isType }) =>
        file.startsWith('app/') &&
        !isType &&
        (/^(server|integrations|packages)\//.test(target) || /^commerce\/.*\.server\.ts$/.test(target)),
    );
    expect(broken.map(say)).toEqual([]);
  });

  it('one dynamic import loads the demo, and nothing else outside packages imports it or the mock services', () => {
    const broken = all.filter(
      ({ file, target }) =>
        /^packages\/(demo-store|mock-services)\//.test(target) && !file.startsWith('packages/'),
    );
    expect(broken.map(say)).toEqual(['server/demo.server.ts → packages/demo-store/demo-store.ts']);
  });

  it.each<[string, string]>([
    ['commerce/pricing/saving.ts', 'server/db/database.server.ts'],
    ['commerce/pricing/saving.ts', 'commerce/pricing/anything.server.ts'],
    ['commerce/basket/a.server.ts', 'integrations/adyen/adyen.server.ts'],
    ['app/ui/button.tsx', 'commerce/pricing/saving.ts'],
    ['app/features/basket/a.tsx', 'app/features/listing/b.tsx'],
    ['app/features/basket/a.tsx', 'app/admin/content/b.tsx'],
    ['packages/search-index/segments/segment.ts', 'commerce/search/provider.ts'],
    ['integrations/adyen/a.server.ts', 'integrations/algolia/b.server.ts'],
  ])('%s must not import %s', (file, target) => {
    expect(isAllowed({ file, target, isType: false })).toBe(false);
  });

  it('a rule must not import from a later capability', () => {
    expect(isInOrder({ file: 'commerce/text/a.ts', target: 'commerce/orders/b.ts', isType: true })).toBe(
      false,
    );
  });
});
