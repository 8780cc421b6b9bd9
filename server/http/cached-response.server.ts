import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Locale } from '#config/brands/brand.ts';
import type { AssetResponse, Assets } from './assets.server.ts';
import type { CachePolicy } from './cache-policy.server.ts';
import type { Metrics } from './metrics.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { type RequestMetadata, readRequestMetadata } from './request-metadata.server.ts';
import { commonHeaders, logResponse } from './response-log.server.ts';

/** What the full handler found out about a URL. */
export interface ParsedAddress {
  key: string;
  policy: CachePolicy;
  brand: string;
  locale: Locale;
  path: string;
}

export interface FastPath {
  remember(rawUrl: string, metadata: RequestMetadata, address: ParsedAddress): void;
  /** The memory that remembered addresses take. */
  readonly addressBytes: number;
  /** Responds and returns true, or leaves the request to the full handler. */
  respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

interface FastPathParts {
  pageCache: PageCache;
  metrics: Metrics;
  log: Logger;
  isTrustedProxy: (address: string) => boolean;
  /** Files that every visitor may load. */
  assets: Assets;
  isAllowedHost: (host: string) => boolean;
  isRedirected: (brand: string, locale: Locale, path: string) => boolean;
}

const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;
/** Longer URLs go through the full handler each time. */
const LONGEST_URL = 2_000;

/**
 * Serves files, and cached pages whose URL the full handler has parsed before, without parsing, web `Request` objects and
 * routing, which take most of the time of such a response. Every other request goes to the full handler (`app.server.ts`), the
 * only code that parses addresses.
 */
export function createCachedResponseFastPath(parts: FastPathParts): FastPath {
  const { pageCache, metrics, log } = parts;
  const addresses = new LRUCache<string, ParsedAddress>({
    max: MAX_ADDRESSES,
    maxSize: MAX_ADDRESS_BYTES,
    // A character takes up to two bytes; the rest is the entry itself.
    sizeCalculation: ({ key, path }, url) => 2 * (url.length + key.length + path.length) + 256,
  });
  const cacheKey = (rawUrl: string, { host, isSecure }: RequestMetadata) => `${isSecure} ${host} ${rawUrl}`;

  function cachedPage(
    { method = '', headers, url: rawUrl = '' }: IncomingMessage,
    metadata: RequestMetadata,
  ) {
    const address = addresses.get(cacheKey(rawUrl, metadata));
    if (!address || parts.isRedirected(address.brand, address.locale, address.path)) return null;
    const { key, policy, path } = address;
    const cached = pageCache.cached(key, policy, {
      method,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
    });
    if (cached) metrics.pageCache.inc({ policy: policy.name, outcome: 'hit' });
    return cached && { ...cached, kind: policy.name, path };
  }

  return {
    remember(rawUrl, metadata, address) {
      if (rawUrl.length <= LONGEST_URL) addresses.set(cacheKey(rawUrl, metadata), address);
    },

    get addressBytes() {
      return addresses.calculatedSize;
    },

    respond(incoming, outgoing) {
      const { method = '', headers, url: path = '' } = incoming;
      if (method !== 'GET' && method !== 'HEAD') return false;
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
      const started = performance.now();
      const header = (name: string) => headers[name] as string | undefined;
      const metadata = readRequestMetadata(
        incoming.socket.remoteAddress ?? '127.0.0.1',
        header,
        parts.isTrustedProxy,
      );
      if (!parts.isAllowedHost(metadata.host)) return false;
      const asset = parts.assets(path, header('accept-encoding'));
      const response = asset ? fileResponse(asset, method, path) : cachedPage(incoming, metadata);
      if (!response) return false;
      outgoing.writeHead(response.status, { ...response.headers, ...commonHeaders(metadata) });
      outgoing.end(response.body);
      const requestLog = log.isLevelEnabled('info') ? log.child({ requestId: metadata.requestId }) : log;
      logResponse(metrics, requestLog, {
        kind: response.kind,
        path: response.path,
        status: response.status,
        method,
        started,
      });
      return true;
    },
  };
}

function fileResponse({ headers, body }: AssetResponse, method: string, path: string) {
  return { status: 200, headers, body: method === 'HEAD' ? null : body, kind: 'asset', path };
}
