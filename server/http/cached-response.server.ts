import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Locale } from '#config/brands/brand.ts';
import type { AssetAnswer, Assets } from './assets.server.ts';
import type { CachePolicy } from './cache-policy.server.ts';
import type { Metrics } from './metrics.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { type RequestMetadata, readRequestMetadata } from './request-metadata.server.ts';
import { commonHeaders, noteAnswer } from './response-log.server.ts';

/** What an address as it was written has been read as. */
export interface ReadAddress {
  key: string;
  policy: CachePolicy;
  brand: string;
  locale: Locale;
  path: string;
}

export interface ShortWay {
  remember(written: string, metadata: RequestMetadata, address: ReadAddress): void;
  /** Answers and says so, or leaves the request to the long way. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

interface ShortWayParts {
  pageCache: PageCache;
  metrics: Metrics;
  log: Logger;
  isTrustedProxy: (address: string) => boolean;
  /** Files that everyone may have. */
  assets: Assets;
  hasMoved: (brand: string, locale: Locale, path: string) => boolean;
}

const MAX_ADDRESSES = 10_000;

/**
 * Most requests ask for a file, or for a page that is kept, by an address that was read a moment ago. They need no reading, no
 * request and response objects and no route, which is most of the time of such an answer. Whatever is not exactly that takes
 * the long way (`app.server.ts`), the only one that knows how an address is read.
 */
export function createShortWay(parts: ShortWayParts): ShortWay {
  const { pageCache, metrics, log } = parts;
  const known = new LRUCache<string, ReadAddress>({ max: MAX_ADDRESSES });
  const nameOf = (written: string, { host, isSecure }: RequestMetadata) => `${isSecure} ${host} ${written}`;

  function keptPage({ method = '', headers, url: written = '' }: IncomingMessage, metadata: RequestMetadata) {
    const address = known.get(nameOf(written, metadata));
    if (!address || parts.hasMoved(address.brand, address.locale, address.path)) return null;
    const { key, policy, path } = address;
    const kept = pageCache.kept(key, policy, {
      method,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
    });
    if (kept) metrics.pageCache.inc({ policy: policy.name, outcome: 'hit' });
    return kept && { ...kept, kind: policy.name, path };
  }

  return {
    remember: (written, metadata, address) => void known.set(nameOf(written, metadata), address),

    answer(incoming, outgoing) {
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
      const asset = parts.assets(path, header('accept-encoding'));
      const answer = asset ? asFile(asset, method, path) : keptPage(incoming, metadata);
      if (!answer) return false;
      outgoing.writeHead(answer.status, { ...answer.headers, ...commonHeaders(metadata) });
      outgoing.end(answer.body);
      const told = log.isLevelEnabled('info') ? log.child({ requestId: metadata.requestId }) : log;
      noteAnswer(metrics, told, {
        kind: answer.kind,
        path: answer.path,
        status: answer.status,
        method,
        started,
      });
      return true;
    },
  };
}

function asFile({ headers, body }: AssetAnswer, method: string, path: string) {
  return { status: 200, headers, body: method === 'HEAD' ? null : body, kind: 'asset', path };
}
