import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequestHandler, RouterContextProvider } from 'react-router';
import type { Environment } from '#config/environment.ts';
import type { PageHosts } from '#integrations/gateway/integration.ts';
import type { Shop } from '#server/composition.server.ts';
import type { FindRequirement } from './admin-guard.server.ts';
import type { Assets } from './assets.server.ts';
import { limitBody } from './body-limits.server.ts';
import type { FastPath } from './cached-response.server.ts';
import { addFileRoutes } from './file-routes.server.ts';
import { addHealthRoutes } from './health-routes.server.ts';
import { checkHost } from './host-check.server.ts';
import type { Metrics } from './metrics.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { createPageHandler } from './page-handler.server.ts';
import type { RequestContext } from './request-context.server.ts';
import type { RequestMetadata } from './request-metadata.server.ts';
import type { FindSmallStylesheet } from './small-stylesheets.server.ts';
import { trackRequests } from './track-requests.server.ts';
import { createVisitors } from './visitors.server.ts';
import { checkWrites } from './write-check.server.ts';

/** The bundled storefront: React Router's handler, and the context that its loaders get. */
export interface Storefront {
  handle: RequestHandler;
  createLoadContext(shop: Shop, context: RequestContext): RouterContextProvider;
  /** By the route table; without one only by the beginning of the path. */
  findRequirement?: FindRequirement;
}

export interface AppParts {
  environment: Environment;
  shop: Shop;
  storefront: () => Promise<Storefront>;
  assets: Assets;
  /** Finds stylesheets that are small enough to be inlined. */
  findSmallStylesheet?: FindSmallStylesheet;
  /** Whether a built file is for staff only. */
  isStaffAsset?: (path: string) => boolean;
  /** Hosts of vendors that pages may reach. */
  pageHosts?: PageHosts;
  pageCache: PageCache;
  /** Gets the parsed address of every public page that was served. */
  fastPath?: FastPath;
  metrics: Metrics;
  log: Logger;
  isReady: () => Promise<boolean>;
  /** Whether the shop is not open to the public yet; it is when left out. */
  isClosed?: () => boolean;
  /** Nothing is cached, and scripts of the development server may run. */
  isDevelopment?: boolean;
}

/** What handlers know about a request, set by `trackRequests`. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    metadata: RequestMetadata;
    log: Logger;
    /** For the metrics. */
    kind: string;
    /** The visitor's IP address. */
    client: string;
  };
}

/** The full handler. The order counts: health comes before the check of hosts (probes name an address), files before the checks of writes, pages last. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const visitors = createVisitors(parts.shop);
  app.use(trackRequests(parts));
  addHealthRoutes(app, parts);
  app.use(checkHost(parts));
  addFileRoutes(app, parts, visitors);
  app.use(checkWrites);
  app.use(limitBody);
  app.all('*', createPageHandler(parts, visitors));
  app.onError((error, c) => {
    const log = c.get('log') ?? parts.log;
    // A client that goes away while it sends is not a fault of the shop.
    if (c.env.incoming?.errored) log.info({ reason: error.message }, 'request aborted by the client');
    else log.error({ err: error }, 'request failed');
    return c.html(plainErrorPage(c.get('metadata')?.requestId), 500);
  });
  return app;
}

/** The app as a listener of Node's server. Load balancers probe in HTTP/1.0 without a host, which the adapter refuses by itself. */
export const createAppListener = (app: Hono<AppEnv>) =>
  getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost' });

function plainErrorPage(requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>Something went wrong</h1><p>Please try again. If it happens again, tell us this number: ${requestId}</p>
<p><a href="/">Back to the shop</a></p></html>`;
}
