import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type CachePolicy, cacheControl } from './cache-policy.server.ts';
import {
  chooseEncoding,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  isCompressible,
} from './compression.server.ts';

/** What rendering a page gave: the answer, and what it depends on. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: string[];
  /** Better than waiting, but no page to keep: whoever comes next gets it at once, and causes a whole one. */
  isProvisional?: boolean;
}

interface Entry extends RenderedPage {
  etag: string;
  made: number;
  encoded: Map<Encoding, Buffer>;
  /** Of a page that is kept: it has been asked for in a form that was not there yet. */
  onEncoded?: (encoding: Encoding) => Promise<void>;
}

export interface PageCacheOptions {
  maxBytes: number;
  clock?: () => number;
  onRefreshError?: (error: unknown, key: string) => void;
}

/** What of a request decides how a page travels. */
export interface Asked {
  method: string;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

export interface KeptAnswer {
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
  /** The answer if the page is here and fresh. */
  kept(key: string, policy: CachePolicy, asked: Asked): KeptAnswer | null;
  /** Drops every page that depends on one of the tags; `*` drops all. */
  purge(tags: string[]): number;
  readonly size: number;
  readonly bytes: number;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const clock = options.clock ?? Date.now;
  const keysByTag = new Map<string, Set<string>>();
  /** Pages being made, and what was purged meanwhile: a page made from data that changed since must not be kept. */
  const making = new Map<string, { entry: Promise<Entry>; purged: Set<string> }>();

  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, options.maxBytes),
    sizeCalculation: (entry) =>
      entry.body.length + [...entry.encoded.values()].reduce((n, b) => n + b.length, 0) + 1_024,
    dispose: (entry, key) => {
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function make(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const underway = making.get(key);
    if (underway) return underway.entry;
    const purged = new Set<string>();
    const made = render()
      .then((page) => {
        const entry = toEntry(page, clock());
        const isOutdated = purged.has('*') || page.tags.some((tag) => purged.has(tag));
        if (page.status === 200 && options.maxBytes > 0 && !isOutdated) keep(key, entry);
        else entries.delete(key);
        return entry;
      })
      .finally(() => making.delete(key));
    making.set(key, { entry: made, purged });
    return made;
  }

  function keep(key: string, entry: Entry) {
    entries.set(key, entry);
    // The first visitor does not wait for the smallest form; those after get it.
    entry.onEncoded = async (encoding) => {
      const smallest = await compressThoroughly(entry.body, encoding);
      entry.encoded.set(encoding, smallest);
      // Set anew, so that its size is counted.
      if (entries.peek(key) === entry) entries.set(key, entry);
    };
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keys.add(key);
      keysByTag.set(tag, keys);
    }
  }

  const ageOf = (entry: Entry | undefined) =>
    entry ? (clock() - entry.made) / 1_000 : Number.POSITIVE_INFINITY;
  const isFresh = (entry: Entry, policy: CachePolicy) => ageOf(entry) <= policy.fresh && !entry.isProvisional;

  return {
    async respond(key, policy, request, render) {
      const found = entries.get(key);
      const age = ageOf(found);
      if (found && isFresh(found, policy))
        return { response: answer(found, policy, request), outcome: 'hit' };
      if (found && age <= policy.fresh + policy.stale) {
        make(key, render).catch((error) => options.onRefreshError?.(error, key));
        return { response: answer(found, policy, request), outcome: 'stale' };
      }
      return { response: answer(await make(key, render), policy, request), outcome: 'miss' };
    },

    kept(key, policy, asked) {
      const found = entries.get(key);
      return found && isFresh(found, policy) ? answerFrom(found, policy, asked) : null;
    },

    purge(tags) {
      for (const { purged } of making.values()) for (const tag of tags) purged.add(tag);
      if (tags.includes('*')) {
        const count = entries.size;
        entries.clear();
        return count;
      }
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
      for (const key of keys) entries.delete(key);
      return keys.size;
    },

    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

function toEntry(page: RenderedPage, made: number): Entry {
  const etag = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  return { ...page, etag, made, encoded: new Map() };
}

function answer(entry: Entry, policy: CachePolicy, request: Request): Response {
  const { status, headers, body } = answerFrom(entry, policy, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}

function answerFrom(entry: Entry, policy: CachePolicy, asked: Asked): KeptAnswer {
  const headers: Record<string, string> = {
    ...entry.headers,
    'cache-control': entry.status === 200 && !entry.isProvisional ? cacheControl(policy) : 'no-store',
    vary: 'Accept-Encoding',
  };
  const encoding = encodingFor(entry, asked);
  // Weak: the same page may travel packed more or less tightly.
  const etag = `W/"${entry.etag}${encoding ? `-${encoding}` : ''}"`;
  if (entry.status === 200) {
    headers.etag = etag;
    if (matches(asked.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  }
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? bodyIn(entry, encoding) : entry.body;
  headers['content-length'] = String(body.length);
  return { status: entry.status, headers, body: asked.method === 'HEAD' ? null : body };
}

function encodingFor(entry: Entry, { acceptEncoding }: Asked): Encoding | null {
  if (!isCompressible(entry.headers['content-type'] ?? null, entry.body.length)) return null;
  return chooseEncoding(acceptEncoding);
}

function bodyIn(entry: Entry, encoding: Encoding): Buffer {
  const known = entry.encoded.get(encoding);
  if (known) return known;
  const made = compressQuickly(entry.body, encoding);
  entry.encoded.set(encoding, made);
  void entry.onEncoded?.(encoding);
  return made;
}

function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === etag.slice(2));
}
