import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createFindRequirement, STAFF_FILES, staffAssets } from '#server/http/admin-guard.server.ts';
import { type FindSmallStylesheet, loadSmallStylesheets } from '#server/http/small-stylesheets.server.ts';
import type { Storefront } from './http/app.server.ts';
import { type Assets, loadAssets } from './http/assets.server.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Pages and their files: from the build, or in development compiled from the sources. */
export interface StorefrontSource {
  load: () => Promise<Storefront>;
  assets: Assets;
  /** Stylesheets small enough to be inlined in the page. */
  findSmallStylesheet: FindSmallStylesheet;
  /** The assets that are not for staff only. */
  publicAssets: Assets;
  /** Scripts and styles of staff pages. */
  isStaffAsset: (path: string) => boolean;
  /** Wraps the listener with what handles a request first: Vite, in development. */
  before: (listener: Listener) => Listener;
  /** Loads all pages, so that the first request does not wait for it. */
  prepare: () => Promise<unknown>;
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
  // With lazy route discovery no page loads the manifest of all routes, which lists the staff pages too.
  if (build.routeDiscovery.mode === 'lazy') forStaff.add(build.assets.url);
  const assets = loadAssets(path.join(root, 'build/client'));
  const isStaffAsset = (file: string) => forStaff.has(file);
  return {
    load: async () => storefront,
    assets,
    publicAssets: (file, acceptEncoding) =>
      file.startsWith(STAFF_FILES) || isStaffAsset(file) ? null : assets(file, acceptEncoding),
    findSmallStylesheet: loadSmallStylesheets(path.join(root, 'build/client')),
    isStaffAsset,
    before: (listener) => listener,
    prepare: async () => {},
    close: async () => {},
  };
}

async function fromSources(root: string, server: Server, cacheDir: string): Promise<StorefrontSource> {
  const { createServer } = await import('vite');
  const vite = await withoutExitListeners(() =>
    createServer({
      root,
      cacheDir,
      server: { middlewareMode: true, hmr: { server } },
      appType: 'custom',
    }),
  );
  const load = async () =>
    toStorefront(
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      'development',
    );
  return {
    load,
    // An error in a source file is shown by the first page.
    prepare: () => load().catch(() => {}),
    assets: () => null,
    publicAssets: () => null,
    findSmallStylesheet: () => null,
    isStaffAsset: () => false,
    close: () => vite.close(),
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  };
}

/** Removes the signal listeners that Vite adds: they end the process before requests finish and the database stops. */
async function withoutExitListeners<T>(open: () => Promise<T>): Promise<T> {
  const sources = (
    [
      [process, 'SIGTERM'],
      [process.stdin, 'end'],
    ] as const
  ).map(([source, event]) => ({
    source,
    event,
    before: new Set(source.rawListeners(event)),
  }));
  const opened = await open();
  for (const { source, event, before } of sources) {
    for (const listener of source.rawListeners(event)) {
      if (!before.has(listener)) source.off(event, listener as () => void);
    }
  }
  return opened;
}

function toStorefront(build: ServerBuild, mode: 'production' | 'development'): Storefront {
  return {
    handle: createRequestHandler(build, mode),
    createLoadContext: (build.entry.module as unknown as Storefront).createLoadContext,
    findRequirement: createFindRequirement(build.routes),
  };
}
