import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { RequestHandler, RouterContextProvider } from 'react-router';
import { staffDoor } from '#commerce/content/editor/staff-door.ts';
import { withQuery } from '#commerce/content/moved-address.ts';
import { closedSession, openSession } from '#commerce/customers/request-session.server.ts';
import { brandForHost, brandsIn } from '#config/brands/all.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Environment } from '#config/environment.ts';
import type { Shop } from '#server/shop.server.ts';
import type { Assets } from './assets.server.ts';
import { bodyLimitFor, withoutBody } from './body-limits.server.ts';
import { cachePolicyFor, relevantAddress } from './cache-policy.server.ts';
import type { ShortWay } from './cached-response.server.ts';
import { clientAddress, networkList } from './client-address.server.ts';
import { splitLocale } from './locale-path.server.ts';
import type { Metrics } from './metrics.server.ts';
import { outsideHosts } from './outside-hosts.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { readablePath, withoutZeroBytes } from './readable-path.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { type RequestMetadata, readRequestMetadata } from './request-metadata.server.ts';
import { commonHeaders, noteAnswer } from './response-log.server.ts';
import { previewedBrand, privateAnswer, renderPublic } from './responses.server.ts';
import { isSameOrigin } from './same-origin.server.ts';
import type { SmallStyle } from './small-styles.server.ts';
import { asNothingThere, guardStaffDoor, STAFF_FILES, withoutStaffPaths } from './staff-gate.server.ts';

/** The storefront as the bundler made it: React Router's handler and the way to give it our shop. */
export interface Storefront {
  handle: RequestHandler;
  createLoadContext(shop: Shop, visit: RequestContext): RouterContextProvider;
}

export interface AppParts {
  environment: Environment;
  shop: Shop;
  storefront: () => Promise<Storefront>;
  assets: Assets;
  /** Style that is better put into a page than fetched by it. */
  smallStyle?: SmallStyle;
  /** Scripts and styles that are for staff alone. */
  isStaffAsset?: (path: string) => boolean;
  pageCache: PageCache;
  /** Learns how addresses of kept pages are read. */
  shortWay?: ShortWay;
  metrics: Metrics;
  log: Logger;
  isReady: () => Promise<boolean>;
  /** Nothing is kept, and the development server's own scripts may run. */
  isDevelopment?: boolean;
}

type Variables = {
  metadata: RequestMetadata;
  requestId: string;
  log: Logger;
  kind: string;
  client: string;
  host: string;
  secure: boolean;
};
type Env = { Bindings: HttpBindings; Variables: Variables };

export function createApp(parts: AppParts): Hono<Env> {
  const { environment, shop, pageCache, metrics, log, smallStyle = () => null } = parts;
  const app = new Hono<Env>();
  const brands = brandsIn(environment);
  const outside = outsideHosts(environment);
  const isTrustedProxy = networkList(environment.TRUSTED_PROXIES);
  const isOfficeAt = Object.fromEntries(
    Object.values(brands).map(({ slug, settings }) => [slug, networkList(settings.office.networks)]),
  );

  const sessionOn = ({ settings }: BrandConfig, cookies: string | undefined, isSecure: boolean) =>
    openSession(shop.sessions, cookies, isSecure, settings.staff.identify);

  app.use(async (c, next) => {
    const started = performance.now();
    const socket = c.env.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const metadata = readRequestMetadata(socket, (name) => c.req.header(name), isTrustedProxy);
    const { requestId, host, isSecure } = metadata;
    c.set('metadata', metadata);
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('client', clientAddress(socket, c.req.header('x-forwarded-for'), isTrustedProxy));
    c.set('host', host);
    c.set('secure', isSecure);
    c.set('kind', 'other');
    metrics.inFlight.inc();
    try {
      await next();
    } finally {
      metrics.inFlight.dec();
      const { method, path } = c.req;
      noteAnswer(metrics, c.get('log'), { kind: c.get('kind'), method, path, status: c.res.status, started });
    }
    for (const [name, value] of Object.entries(commonHeaders(metadata))) c.header(name, value);
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => ((await parts.isReady()) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) => {
    const allowed = environment.METRICS_TOKEN
      ? c.req.header('authorization') === `Bearer ${environment.METRICS_TOKEN}`
      : networkList(['127.0.0.0/8', '::1'])(c.get('client'));
    if (!allowed) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  // The files of staff tools are there for nobody else.
  app.get(`${STAFF_FILES}*`, async (c, next) => {
    const brand = brandForHost(c.get('host'), environment.DEFAULT_BRAND, brands);
    const client = c.get('client');
    const member = await shop.staff.enter({
      session: sessionOn(brand, c.req.header('cookie'), c.get('secure')),
      isOffice: isOfficeAt[brand.slug]!(client),
      client,
      door: 'desk',
      action: c.req.method,
      subject: c.req.path,
    });
    if (!member) return c.notFound();
    await next();
    c.header('Cache-Control', 'private, max-age=86400');
  });

  app.get('*', async (c, next) => {
    const found = parts.assets(c.req.path, c.req.header('accept-encoding'));
    if (!found) return next();
    const asset = new Response(found.body as Uint8Array<ArrayBuffer>, { headers: found.headers });
    c.set('kind', 'asset');
    if (!parts.isStaffAsset?.(c.req.path)) return asset;
    const brand = brandForHost(c.get('host'), environment.DEFAULT_BRAND, brands);
    const session = sessionOn(brand, c.req.header('cookie'), c.get('secure'));
    const { method, path } = c.req;
    const isIn = await guardStaffDoor(shop.audit, session, {
      door: 'staff',
      method,
      path,
      client: c.get('client'),
    });
    if (!isIn) return c.notFound();
    asset.headers.set('cache-control', 'private, max-age=31536000, immutable');
    return asset;
  });

  app.get('/media/film/:name', async (c) => {
    c.set('kind', 'media');
    return shop.films.respond(c.req.param('name'), c.req.raw);
  });

  app.get('/media/*', async (c) => {
    c.set('kind', 'media');
    return shop.pictures.respond(c.req.path, c.req.raw);
  });

  app.use(async (c, next) => {
    const limit = bodyLimitFor(c.req.path);
    if (limit.isPage && Number(c.req.header('content-length') ?? 0) > limit.bytes) {
      c.req.raw = withoutBody(c.req.raw);
      return next();
    }
    const isUnmeasured = !c.req.header('content-length') || c.req.header('transfer-encoding');
    if (limit.needsLength && c.req.method === 'POST' && isUnmeasured)
      return c.json({ error: 'Please say how long this is (Content-Length).' }, 411);
    return bodyLimit({
      maxSize: limit.bytes,
      onError: () => c.json({ error: 'This request is too large.' }, 413),
    })(c, next);
  });

  app.use(async (c, next) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    // Forms and our own calls know two verbs; any other is a mistake, and must not pass for a POST.
    if (isWrite && c.req.method !== 'POST') {
      return c.json({ error: 'Please use GET or POST.' }, 405, { allow: 'GET, HEAD, POST' });
    }
    if (isWrite && !isSameOrigin(c.req.raw.headers, c.get('host'))) {
      return c.json({ error: 'This request came from another site.' }, 403);
    }
    return next();
  });

  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const written = url.pathname + url.search;
    url.pathname = readablePath(withoutZeroBytes(url.pathname));
    url.search = withoutZeroBytes(url.search);
    const isReadable = written === url.pathname + url.search;
    const asked = isReadable ? c.req.raw : new Request(url, c.req.raw);
    const host = c.get('host');
    const brand = previewedBrand(url, brands) ?? brandForHost(host, environment.DEFAULT_BRAND, brands);
    const isData = url.pathname.endsWith('.data');
    const pagePath = isData ? url.pathname.replace(/(\/_root)?\.data$/, '') || '/' : url.pathname;
    const { locale, path } = splitLocale(pagePath, brand);
    const publicPolicy = cachePolicyFor(c.req.method, path);
    const policy = parts.isDevelopment ? null : publicPolicy;
    const origin = environment.PUBLIC_URL ?? `${c.get('secure') ? 'https' : 'http'}://${host}`;
    const storefront = await parts.storefront();
    const tags = new Set<string>();
    const visit: RequestContext = {
      requestId: c.get('requestId'),
      brand,
      locale,
      isPublic: policy !== null,
      nonce: policy ? undefined : randomBytes(16).toString('base64'),
      origin,
      log: c.get('log'),
      session: publicPolicy
        ? closedSession
        : sessionOn(brand, c.req.header('cookie'), origin.startsWith('https:')),
      client: publicPolicy ? '' : c.get('client'),
      isOffice: !publicPolicy && isOfficeAt[brand.slug]!(c.get('client')),
      dependsOn: (...names) => names.forEach((name) => void tags.add(name)),
    };
    const run = (request: Request) => storefront.handle(request, storefront.createLoadContext(shop, visit));

    const door = staffDoor(path);
    const knock = { door, method: c.req.method, path: url.pathname, client: c.get('client') };
    if (!(await guardStaffDoor(shop.audit, visit.session, knock))) {
      c.set('kind', 'private');
      if (!isRead(c.req.method)) return c.json({ error: 'Not found.' }, 404);
      const nothing = asNothingThere(c.req.raw);
      return privateAnswer(nothing, await run(nothing), visit, outside, parts.isDevelopment);
    }

    // Before anything that was kept or is missing can answer.
    const moved = isRead(c.req.method) ? shop.movedAddresses.find(brand.slug, locale, path) : null;
    if (moved) {
      c.set('kind', 'moved');
      const language = splitLocale(moved.to, brand).path === moved.to ? pagePath.slice(0, -path.length) : '';
      url.searchParams.delete('_routes');
      const to = withQuery(`${language}${moved.to}`, url.search);
      if (!isData) return c.body(null, moved.status, { location: to, 'cache-control': 'no-store' });
      visit.sendTo = { ...moved, to };
      return privateAnswer(asked, await run(asked), visit, outside, parts.isDevelopment);
    }

    if (!policy) {
      c.set('kind', path.startsWith('/_api/') ? 'api' : 'private');
      const request = path === '/__manifest' ? await withoutStaffPaths(asked, visit.session) : asked;
      return privateAnswer(request, await run(request), visit, outside, parts.isDevelopment);
    }

    c.set('kind', policy.name);
    const address = relevantAddress(url, policy);
    // Rendered for nobody in particular: no cookie and no other header can reach a page that everyone gets.
    const render = () =>
      renderPublic(run(new Request(new URL(address, url.origin))), visit, tags, outside, smallStyle);
    const key = `${brand.slug}|${origin}|${address}`;
    const { response, outcome } = await pageCache.respond(key, policy, c.req.raw, render);
    metrics.pageCache.inc({ policy: policy.name, outcome });
    const read = { key, policy, brand: brand.slug, locale, path };
    if (c.env.incoming?.url) parts.shortWay?.remember(c.env.incoming.url, c.get('metadata'), read);
    return response;
  });

  app.onError((error, c) => {
    (c.get('log') ?? log).error({ err: error }, 'request failed');
    return c.html(plainErrorPage(c.get('requestId')), 500);
  });

  return app;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function plainErrorPage(requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>Something went wrong</h1><p>Please try again. If it happens again, tell us this number: ${requestId}</p>
<p><a href="/">Back to the shop</a></p></html>`;
}
