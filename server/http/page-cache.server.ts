import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createLoads } from '#server/db/cache.server.ts';
import { type CachePolicy, cacheControl } from './cache-policy.server.ts';
import { type CdnTagHeader, cdnTagHeaders } from './cdn-tags.server.ts';
import {
  chooseEncoding,
  compressQuickly,
  compressThoroughly,
  decompress,
  type Encoding,
  isCompressible,
} from './compression.server.ts';

/** A rendered page, and the tags of what it depends on. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: string[];
  /** Something was not ready in time: the next visitor gets this page at once, while a complete one is rendered. */
  isProvisional?: boolean;
  /** Nobody else is likely to ask for this address; the page is not stored. */
  isUncacheable?: boolean;
}

interface Entry extends Omit<RenderedPage, 'body'> {
  /** Null once a small encoding is cached: it takes a fifth of the memory, and hardly anybody asks for the page itself. */
  body: Buffer | null;
  length: number;
  etag: string;
  renderedAt: number;
  encoded: Map<Encoding, Buffer>;
  /** The CDN in front forgets it when something in it changes. */
  isPurgedByCdn?: boolean;
  /** Set on cached pages; called when an encoding was requested for the first time. */
  onEncoded?: (encoding: Encoding) => Promise<void>;
}

/** A page as one process gives it to another. */
export interface CachedPage {
  key: string;
  entry: Omit<Entry, 'onEncoded'>;
}

export interface PageCacheOptions {
  maxBytes: number;
  clock?: () => number;
  /** Names the tags of each page to the CDN in front, which is purged by them. */
  cdnTagHeader?: CdnTagHeader;
  onRefreshError?: (error: unknown, key: string) => void;
}

/** The parts of a request that decide how a page is sent. */
export interface RequestConditions {
  method: string;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'pass';

export interface PageCache {
  respond(
    key: string,
    policy: CachePolicy,
    request: Request,
    render: () => Promise<RenderedPage>,
  ): Promise<{ response: Response; outcome: CacheOutcome }>;
  /** The response if the page is cached and fresh. */
  cached(key: string, policy: CachePolicy, conditions: RequestConditions): CachedResponse | null;
  /** Drops every page that depends on one of the tags; `*` drops all pages. */
  purge(tags: string[]): number;
  /** The pages that were asked for last, up to a number of bytes. */
  recent(maxBytes: number): CachedPage[];
  /** Stores pages of another process, except those that depend on what changes meanwhile; how many. */
  warmUp(load: () => Promise<CachedPage[]>): Promise<number>;
  readonly size: number;
  readonly bytes: number;
}

/** Addresses with a query or filters: there is no end of them, so they must not push out the pages that everybody reads. */
const IS_QUERY = /\?|\/facet\//;
const QUERY_SHARE = 0.5;
/** A place in the set of a tag's keys. */
const BYTES_PER_TAG = 64;

export function createPageCache(options: PageCacheOptions): PageCache {
  const clock = options.clock ?? Date.now;
  const keysByTag = new Map<string, Set<string>>();
  /** Pages being rendered: one rendered from outdated data must not be cached. */
  const rendering = createLoads<Entry>();

  const createStore = (maxBytes: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: sizeOf,
      dispose: (entry, key) => {
        for (const tag of entry.tags) {
          const keys = keysByTag.get(tag);
          keys?.delete(key);
          if (keys?.size === 0) keysByTag.delete(tag);
        }
      },
    });
  const pages = createStore(options.maxBytes * (1 - QUERY_SHARE));
  const queries = createStore(options.maxBytes * QUERY_SHARE);
  const entriesOf = (key: string) => (IS_QUERY.test(key) ? queries : pages);

  function withCdnTags(page: RenderedPage): RenderedPage & Pick<Entry, 'isPurgedByCdn'> {
    if (!options.cdnTagHeader) return page;
    const headers = { ...page.headers, ...cdnTagHeaders(options.cdnTagHeader, page.tags) };
    return { ...page, headers, isPurgedByCdn: true };
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    return rendering.once(key, async (isOutdated) => {
      const page = withCdnTags(await render());
      // A CDN must not keep it either: it may be rendered long after the purge.
      const isUncacheable = page.isUncacheable || isOutdated(page.tags);
      const rendered = toEntry({ ...page, isUncacheable }, clock());
      if (page.status === 200 && options.maxBytes > 0 && !isUncacheable) store(key, rendered);
      else entriesOf(key).delete(key);
      return rendered;
    });
  }

  function store(key: string, entry: Entry) {
    const entries = entriesOf(key);
    put(key, entry);
    // The first visitor does not wait for thorough compression; later ones profit from it.
    entry.onEncoded = async (encoding) => {
      const smallest = await compressThoroughly(bodyOf(entry), encoding);
      entry.encoded.set(encoding, smallest);
      entry.body = null;
      // The cache counts the size of what is new to it.
      if (entries.peek(key) !== entry) return;
      entries.delete(key);
      put(key, entry);
    };
  }

  function put(key: string, entry: Entry) {
    entriesOf(key).set(key, entry);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keys.add(key);
      keysByTag.set(tag, keys);
    }
  }

  const ageOf = (entry: Entry | undefined) =>
    entry ? (clock() - entry.renderedAt) / 1_000 : Number.POSITIVE_INFINITY;
  const isFresh = (entry: Entry, policy: CachePolicy) => ageOf(entry) <= policy.fresh && !entry.isProvisional;

  return {
    async respond(key, policy, request, render) {
      const found = entriesOf(key).get(key);
      const age = ageOf(found);
      if (found && isFresh(found, policy))
        return { response: toResponse(found, policy, request), outcome: 'hit' };
      if (found && age <= policy.fresh + policy.stale) {
        renderOnce(key, render).catch((error) => options.onRefreshError?.(error, key));
        return { response: toResponse(found, policy, request), outcome: 'stale' };
      }
      return { response: toResponse(await renderOnce(key, render), policy, request), outcome: 'miss' };
    },

    cached(key, policy, conditions) {
      const found = entriesOf(key).get(key);
      return found && isFresh(found, policy) ? toCachedResponse(found, policy, conditions) : null;
    },

    purge(tags) {
      rendering.purge(tags);
      if (tags.includes('*')) {
        const count = pages.size + queries.size;
        pages.clear();
        queries.clear();
        return count;
      }
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
      for (const key of keys) entriesOf(key).delete(key);
      return keys.size;
    },

    recent(maxBytes) {
      const found: CachedPage[] = [];
      let bytes = 0;
      for (const [key, { onEncoded: _, ...entry }] of [...pages.entries(), ...queries.entries()]) {
        bytes += sizeOf(entry, key);
        if (bytes > maxBytes) break;
        found.push({ key, entry });
      }
      return found;
    },

    warmUp: (load) =>
      rendering.watch(async (isOutdated) => {
        const wanted = (await load()).filter(
          ({ key, entry }) => !isOutdated(entry.tags) && !entriesOf(key).has(key),
        );
        for (const { key, entry } of wanted) store(key, { ...entry });
        return wanted.length;
      }),

    get size() {
      return pages.size + queries.size;
    },
    get bytes() {
      return pages.calculatedSize + queries.calculatedSize;
    },
  };
}

/** What an entry takes in memory; a character of a text takes up to two bytes. */
function sizeOf({ body, encoded, headers, tags }: Entry, key: string): number {
  const encodedBytes = [...encoded.values()].reduce((bytes, { length }) => bytes + length, 0);
  const texts = [key, ...tags, ...Object.values(headers)];
  const characters = texts.reduce((count, { length }) => count + length, 0);
  return (body?.length ?? 0) + encodedBytes + 2 * characters + BYTES_PER_TAG * tags.length + 1_024;
}

function toEntry(page: RenderedPage, renderedAt: number): Entry {
  // It tells versions of a page apart and protects nothing: SHA-1 takes half the time.
  const etag = hash('sha1', page.body, 'base64url').slice(0, 22);
  return { ...page, length: page.body.length, etag, renderedAt, encoded: new Map() };
}

function bodyOf({ body, encoded }: Entry): Buffer {
  if (body) return body;
  const [found] = encoded;
  if (!found) throw new Error('A cached page has neither a body nor an encoding.');
  return decompress(found[1], found[0]);
}

function toResponse(entry: Entry, policy: CachePolicy, request: Request): Response {
  const { status, headers, body } = toCachedResponse(entry, policy, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}

function toCachedResponse(entry: Entry, policy: CachePolicy, conditions: RequestConditions): CachedResponse {
  const headers: Record<string, string> = {
    ...entry.headers,
    'cache-control':
      entry.status === 200 && !entry.isProvisional && !entry.isUncacheable
        ? cacheControl(policy, entry.isPurgedByCdn ?? false)
        : 'no-store',
    vary: 'Accept-Encoding',
  };
  const encoding = encodingFor(entry, conditions);
  // Weak, because the same page may be compressed more or less thoroughly.
  const etag = `W/"${entry.etag}${encoding ? `-${encoding}` : ''}"`;
  if (entry.status === 200) {
    headers.etag = etag;
    if (matches(conditions.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  }
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? encodedBody(entry, encoding) : bodyOf(entry);
  headers['content-length'] = String(body.length);
  return { status: entry.status, headers, body: conditions.method === 'HEAD' ? null : body };
}

function encodingFor(entry: Entry, { acceptEncoding }: RequestConditions): Encoding | null {
  if (!isCompressible(entry.headers['content-type'] ?? null, entry.length)) return null;
  return chooseEncoding(acceptEncoding);
}

function encodedBody(entry: Entry, encoding: Encoding): Buffer {
  const known = entry.encoded.get(encoding);
  if (known) return known;
  const compressed = compressQuickly(bodyOf(entry), encoding);
  entry.encoded.set(encoding, compressed);
  void entry.onEncoded?.(encoding);
  return compressed;
}

function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === etag.slice(2));
}
