import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Storefront } from './http/app.server.ts';
import { type Assets, loadAssets } from './http/assets.server.ts';
import { loadSmallStyles, type SmallStyle } from './http/small-styles.server.ts';
import { STAFF_FILES, staffAssets } from './http/staff-gate.server.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Where pages and their files come from: the build, or in development the sources as they are now. */
export interface StorefrontSource {
  load: () => Promise<Storefront>;
  assets: Assets;
  /** Style that is better put into a page than fetched by it. */
  smallStyle: SmallStyle;
  /** Those of them that everyone may have. */
  publicAssets: Assets;
  /** Scripts and styles that are for staff alone. */
  isStaffAsset: (path: string) => boolean;
  /** Puts whatever must answer first before the shop's own listener. */
  before: (listener: Listener) => Listener;
  close: () => Promise<void>;
}

export async function openStorefront(
  root: string,
  server: Server,
  developmentCache: string | null,
): Promise<StorefrontSource> {
  return developmentCache ? fromSources(root, server, developmentCache) : fromBuild(root);
}

async function fromBuild(root: string): Promise<StorefrontSource> {
  const build = (await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)) as ServerBuild;
  const storefront = toStorefront(build, 'production');
  const forStaff = staffAssets(build.assets.routes);
  // Pages are told of routes one by one; the file that names them all is nobody's but the staff's.
  if (build.routeDiscovery.mode === 'lazy') forStaff.add(build.assets.url);
  const assets = loadAssets(path.join(root, 'build/client'));
  const isStaffAsset = (file: string) => forStaff.has(file);
  return {
    load: async () => storefront,
    assets,
    publicAssets: (file, acceptEncoding) =>
      file.startsWith(STAFF_FILES) || isStaffAsset(file) ? null : assets(file, acceptEncoding),
    smallStyle: loadSmallStyles(path.join(root, 'build/client')),
    isStaffAsset,
    before: (listener) => listener,
    close: async () => {},
  };
}

async function fromSources(root: string, server: Server, cacheDir: string): Promise<StorefrontSource> {
  const { createServer } = await import('vite');
  const vite = await keepingOurEnd(() =>
    createServer({
      root,
      cacheDir,
      server: { middlewareMode: true, hmr: { server } },
      appType: 'custom',
    }),
  );
  return {
    load: async () =>
      toStorefront(
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
        'development',
      ),
    assets: () => null,
    publicAssets: () => null,
    smallStyle: () => null,
    isStaffAsset: () => false,
    close: () => vite.close(),
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  };
}

/** Vite ends the process as soon as it is asked to; the shop has requests to finish and a database to stop first. */
async function keepingOurEnd<T>(open: () => Promise<T>): Promise<T> {
  const sources = [
    [process, 'SIGTERM'],
    [process.stdin, 'end'],
  ] as const;
  const before = sources.map(([source, event]) => new Set(source.rawListeners(event)));
  const opened = await open();
  sources.forEach(([source, event], place) => {
    for (const listener of source.rawListeners(event)) {
      if (!before[place]!.has(listener)) source.off(event, listener as () => void);
    }
  });
  return opened;
}

function toStorefront(build: ServerBuild, mode: 'production' | 'development'): Storefront {
  return {
    handle: createRequestHandler(build, mode),
    createLoadContext: (build.entry.module as unknown as Storefront).createLoadContext,
  };
}
