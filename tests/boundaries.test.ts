import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The walls of the house. A room may import only the rooms named for it; types are free, since they vanish.
 * `own` means the same room or the same department.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const ROOMS = ['app', 'domain', 'server', 'suppliers', 'brands', 'config', 'demo'];
/** The only files that name adapters, beside those of `server/shop/`. */
const COMPOSITION_ROOT = [
  'server/main.server.ts',
  'server/seed-demo.server.ts',
  'server/shop.server.ts',
  'server/suppliers.server.ts',
];
const IMPORT = /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;

interface Import {
  file: string;
  target: string;
  isType: boolean;
}

function sources(dir: string): string[] {
  return readdirSync(path.join(ROOT, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('contract-suite'));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, type, fixed, lazy]) => {
    const target = resolve(file, (fixed ?? lazy)!);
    return target ? [{ file, target, isType: Boolean(type) }] : [];
  });
}

/** A path in the repository, or null for a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  if (specifier.startsWith('#ui/')) return specifier.replace('#ui/', 'app/ui/');
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

const within = (target: string, ...places: string[]) =>
  places.some((place) => target.startsWith(`${place}/`));

function isAllowed({ file, target, isType }: Import): boolean {
  if (isType && !within(file, 'domain', 'app/ui')) return true;
  if (within(file, 'domain')) return within(target, 'domain');
  if (within(file, 'app/ui')) return within(target, 'app/ui') || isType;
  // What runs only on the server's side of a page may ask the shop and know the brands.
  const isServerSide = within(file, 'app/routes') || /\.server\.tsx?$/.test(file);
  if (within(file, 'app') && isServerSide && (target === 'app/context.ts' || within(target, 'brands')))
    return true;
  if (within(file, 'app/departments')) {
    const own = file.split('/').slice(0, 3).join('/');
    return within(
      target,
      own,
      'app/departments/product-card',
      'app/ui',
      'app/site',
      'app/i18n',
      'app/theme',
      'domain',
    );
  }
  if (within(file, 'app/sections')) {
    return within(
      target,
      'app/sections',
      'app/departments',
      'app/ui',
      'app/site',
      'app/i18n',
      'app/theme',
      'domain',
    );
  }
  if (within(file, 'app')) return within(target, 'app', 'domain');
  if (/^suppliers\/[^/]+\/contract\.ts$/.test(file)) return within(target, 'domain', path.dirname(file));
  if (within(file, 'suppliers')) {
    const own = file.split('/').slice(0, 2).join('/');
    // The embedded adapters stand on the shop's own server.
    const isGateway = target === 'suppliers/gateway.server.ts' || within(target, 'suppliers/gateway');
    return within(target, own, 'domain', 'server') || isGateway;
  }
  if (within(file, 'server')) {
    if (COMPOSITION_ROOT.includes(file) || within(file, 'server/shop')) return true;
    const isContract = /^suppliers\/[^/]+\/(contract|document)\.ts$/.test(target);
    return within(target, 'server', 'domain', 'brands', 'config') || isContract;
  }
  if (within(file, 'brands')) return within(target, 'brands', 'config', 'domain');
  if (within(file, 'config')) return within(target, 'config', 'domain');
  return true;
}

describe('the walls of the house', () => {
  const all = ROOMS.flatMap(sources).flatMap(importsOf);

  it('no room reaches where it must not', () => {
    const broken = all.filter((entry) => !isAllowed(entry)).map(({ file, target }) => `${file} → ${target}`);
    expect(broken).toEqual([]);
  });

  it('server-only code is named so', () => {
    const unnamed = sources('server').filter((file) => !/\.server\.ts$/.test(file));
    expect(unnamed).toEqual([]);
  });

  it('the storefront takes nothing but types from the server', () => {
    const broken = all
      .filter(
        ({ file, target, isType }) => within(file, 'app') && within(target, 'server', 'suppliers') && !isType,
      )
      .map(({ file, target }) => `${file} → ${target}`);
    expect(broken).toEqual([]);
  });

  it('a forbidden import would be found', () => {
    expect(
      isAllowed({ file: 'domain/price/saving.ts', target: 'server/db/database.server.ts', isType: false }),
    ).toBe(false);
    expect(isAllowed({ file: 'app/ui/button.tsx', target: 'domain/price/saving.ts', isType: false })).toBe(
      false,
    );
    expect(
      isAllowed({
        file: 'app/departments/basket/a.tsx',
        target: 'app/departments/listing/b.tsx',
        isType: false,
      }),
    ).toBe(false);
    expect(
      isAllowed({
        file: 'server/basket/a.server.ts',
        target: 'suppliers/payments/sandbox/x.server.ts',
        isType: false,
      }),
    ).toBe(false);
  });
});
