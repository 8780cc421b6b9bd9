import { randomBytes } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { withQuery } from '#commerce/content/redirect.ts';
import { createTokenSession, forbiddenSession } from '#commerce/customers/request-session.server.ts';
import { siteSegment } from '#commerce/links/site-path.ts';
import { staffLanguage } from '#commerce/staff/staff-language.ts';
import { requirementFor } from '#commerce/staff/staff-routes.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { readFromPrimary } from '#server/db/replica.server.ts';
import {
  asUnknownAddress,
  guardStaffAccess,
  normalisePath,
  withoutStaffPaths,
} from './admin-guard.server.ts';
import type { AppEnv, AppParts } from './app.server.ts';
import {
  type CachePolicy,
  cachePolicyFor,
  isCanonicalAddress,
  relevantAddress,
} from './cache-policy.server.ts';
import { isClosedTo, respondClosed } from './closed-shop.server.ts';
import { eventLoopTurn } from './event-loop-turn.server.ts';
import { withNextPage } from './next-page.server.ts';
import { type PageAddress, parsePageAddress, splitLocale } from './page-address.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { privateResponse, renderPublic } from './responses.server.ts';
import type { Visitors } from './visitors.server.ts';

const API_ADDRESS = /^\/staff\/api(?:\/|$)/;
/** Files are no pages: the router never asks for their data, which would be the whole file as one value. */
const FILE_ADDRESS = /\.(?:xml|txt|webmanifest|glb)$/;
const NO_HOSTS = { media: [], frames: [], forms: [], uploads: [] };

/** Serves everything that React Router renders: redirects, private pages and endpoints, and cached public pages. */
export function createPageHandler(parts: AppParts, visitors: Visitors): Handler<AppEnv> {
  const { shop, pageCache, metrics, isDevelopment } = parts;
  const { pageHosts = NO_HOSTS, findSmallStylesheet = () => null, isClosed = () => false } = parts;

  function createContext(
    c: Context<AppEnv>,
    { brand, locale, path }: PageAddress,
    tags: Set<string>,
    isStaffAddress: boolean,
  ): { context: RequestContext; policy: CachePolicy | null } {
    const { requestId, host, isSecure } = c.get('metadata');
    const publicPolicy = isStaffAddress ? null : cachePolicyFor(c.req.method, path);
    // What staff see of a closed shop must not reach anybody else.
    const policy = isDevelopment || isClosed() ? null : publicPolicy;
    const requested = `${isSecure ? 'https' : 'http'}://${host}`;
    const origin = brand.marketHost ? requested : (shop.brands.publicOrigin(brand.slug) ?? requested);
    const context: RequestContext = {
      requestId,
      brand,
      locale,
      isPublic: policy !== null,
      nonce: randomBytes(16).toString('base64'),
      origin,
      log: c.get('log'),
      session: publicPolicy ? forbiddenSession : sessionOf(c, brand, path, origin),
      client: publicPolicy ? '' : c.get('client'),
      userAgent: publicPolicy ? '' : (c.req.header('user-agent') ?? ''),
      isOffice: !publicPolicy && visitors.isOffice(brand, c.get('client')),
      dependsOn: (...names) => names.forEach((name) => void tags.add(name)),
    };
    return { context, policy };
  }

  /** By the API token of a program, which only the JSON endpoint accepts, else by the cookie. */
  function sessionOf(c: Context<AppEnv>, brand: BrandConfig, path: string, origin: string) {
    const authorization = c.req.header('authorization') ?? '';
    const client = c.get('client');
    if (API_ADDRESS.test(path) && /^Bearer /i.test(authorization))
      return createTokenSession(() => shop.admin.tokens.authenticate(authorization));
    const device = { client, userAgent: c.req.header('user-agent') ?? '' };
    return visitors.session(brand, c.req.header('cookie'), origin.startsWith('https:'), device);
  }

  return async (c) => {
    const address = parsePageAddress(c.req.raw, c.get('metadata').host, shop.brands);
    const { url, request, brand, locale, path } = address;
    if (address.isData && FILE_ADDRESS.test(path)) return c.json({ error: 'Not found.' }, 404);
    const tags = new Set<string>();
    const storefront = await parts.storefront();
    const requirement =
      storefront.findRequirement?.(address.pagePath, c.req.method) ??
      requirementFor(normalisePath(path), c.req.method);
    // The back office is in the language of the person, whatever the brand of the address speaks.
    const own = requirement === null ? null : staffLanguage(path, c.req.header('cookie'), LANGUAGES);
    const { context, policy } = createContext(
      c,
      { ...address, locale: own ?? locale },
      tags,
      requirement !== null,
    );
    const render = async (rendered: Request) => {
      await eventLoopTurn();
      return storefront.handle(rendered, storefront.createLoadContext(shop, context));
    };
    const respondPrivately = async (rendered: Request) =>
      privateResponse(
        rendered,
        await readFromPrimary(async () => withNextPage(rendered, await render(rendered), render)),
        context,
        pageHosts,
        isDevelopment,
      );

    if (isClosed()) {
      const session = sessionOf(c, brand, path, context.origin);
      if (await isClosedTo(session, normalisePath(path))) {
        c.set('kind', 'closed');
        const page = { isData: address.isData, prefix: siteSegment(locale, brand) };
        return respondClosed(c.req.raw, page, respondPrivately);
      }
    }

    const attempt = {
      requirement,
      method: c.req.method,
      path: url.pathname,
      client: c.get('client'),
    };
    if (!(await guardStaffAccess(shop.content.audit, context.session, attempt))) {
      c.set('kind', 'private');
      if (isRead(c.req.method) && !address.isData && (await context.session.customer())?.pendingFactor)
        return c.body(null, 302, { location: factorPage(url), 'cache-control': 'no-store' });
      return isRead(c.req.method)
        ? respondPrivately(asUnknownAddress(c.req.raw))
        : c.json({ error: 'Not found.' }, 404);
    }

    // Redirects come before cached pages and pages that do not exist.
    const redirect = isRead(c.req.method) ? shop.content.redirects.find(brand.slug, locale, path) : null;
    if (redirect) {
      c.set('kind', 'redirect');
      const to = redirectTarget(redirect.to, address);
      if (!address.isData)
        return c.body(null, redirect.status, { location: to, 'cache-control': 'no-store' });
      context.redirectTo = { ...redirect, to };
      return respondPrivately(request);
    }

    if (!policy) {
      c.set('kind', path.startsWith('/_api/') ? 'api' : 'private');
      return respondPrivately(
        path === '/__manifest'
          ? await withoutStaffPaths(request, context.session, storefront.findRequirement)
          : request,
      );
    }

    c.set('kind', policy.name);
    const publicAddress = relevantAddress(url, policy);
    // A new request without headers: no cookie can reach a page that is cached for all visitors.
    const isUncacheable = !isCanonicalAddress(publicAddress);
    const renderPage = async () => ({
      isUncacheable,
      ...(await renderPublic(
        render(new Request(new URL(publicAddress, context.origin))),
        context,
        tags,
        pageHosts,
        findSmallStylesheet,
      )),
    });
    const key = `${brand.slug}|${brand.market ?? ''}|${context.origin}|${publicAddress}`;
    const { response, outcome } = await pageCache.respond(key, policy, c.req.raw, renderPage);
    metrics.pageCache.inc({ policy: policy.name, outcome });
    const parsed = { key, policy, brand: brand.slug, locale, path };
    if (c.env.incoming?.url && !isUncacheable)
      parts.fastPath?.remember(c.env.incoming.url, c.get('metadata'), parsed);
    return response;
  };
}

/** Where a member of staff shows the second factor, and then comes back from. */
function factorPage({ pathname, search }: URL): string {
  return `/sign-in/second-factor?${new URLSearchParams({ returnTo: pathname + search })}`;
}

/** The target with the market and language of the request, unless it names its own, and with the query of the request. */
function redirectTarget(target: string, { url, brand, locale }: PageAddress): string {
  const language = splitLocale(target, brand).path === target ? siteSegment(locale, brand) : '';
  const query = new URL(url);
  query.searchParams.delete('_routes');
  return withQuery(`${language}${target}`, query.search);
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
