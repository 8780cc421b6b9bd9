import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { createBackgroundWork } from './background-work.server.ts';
import { createDiskCache } from './disk-cache.server.ts';
import { type Encoding, encodePicture } from './encode-picture.server.ts';
import {
  DEFAULT_QUALITY,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from './picture.ts';
import { createWorkQueue, QueueFull } from './work-queue.server.ts';

export interface DrawablePicture {
  draw(width: PictureWidth): Promise<Sharp>;
  /** Draws and encodes elsewhere, for a source that draws in processes of its own. */
  encode?(width: PictureWidth, encoding: Encoding, options: { isBackground: boolean }): Promise<Buffer>;
  /** Identifies what is shown, when several pictures show the same on different backgrounds. */
  subject?: string;
}

/** A source of pictures by path: uploads, campaign files, generated pictures. */
export interface PictureSource {
  /** Null when the source does not have the picture. */
  find(src: string): DrawablePicture | null;
}

/** Thrown by a source that finds out only while drawing that the picture does not exist. */
export class PictureNotFound extends Error {}

/** All requests for the picture were aborted before it was drawn. */
class AllRequestsAborted extends Error {}

export interface PictureService {
  respond(pathname: string, request: Request): Promise<Response>;
  close(): void;
}

export interface PictureServiceOptions {
  sources: PictureSource[];
  cacheDir: string;
  maxCacheBytes: number;
  /** Changes when the drawing code changes, so that old versions are not served. */
  version: string;
  /** Milliseconds without requests after which AVIF versions are drawn in the background; 0 switches them off. */
  avifAfterMs: number;
  /** A drawn picture could not be stored, for example because the disk is full; it is served all the same. */
  onCacheError?: (error: unknown) => void;
}

const ADDRESS = /^(\/media\/[\w./-]+)\/(\d+)(?:q(\d+))?\.(webp|avif)$/;
const YEAR = 'public, max-age=31536000, immutable';
/** A substitute in another size is not stored by anyone: the right one comes soon. */
const NOT_STORED = 'no-store';
const MEMORY_BYTES = 48 * 1024 * 1024;
const DRAWN_AT_ONCE = 2;
/** About four seconds of drawing on two cores. Who comes later is told to come back instead of waiting longer. */
const MOST_WAITING = 48;
/** From this number of waiting pictures on, a picture that is ready in another size is sent in that size. */
const BUSY_FROM = 4;

interface PictureVariant {
  src: string;
  width: PictureWidth;
  quality: PictureQuality;
  format: PictureFormat;
}

export function parsePictureAddress(pathname: string): PictureVariant | null {
  const [, src, width, quality, format] = ADDRESS.exec(pathname) ?? [];
  if (!src) return null;
  const variant = { src, width: Number(width), quality: Number(quality ?? DEFAULT_QUALITY), format };
  const isListed = PICTURE_WIDTHS.includes(variant.width as PictureWidth);
  const isQuality = PICTURE_QUALITIES.includes(variant.quality as PictureQuality);
  return isListed && isQuality ? (variant as PictureVariant) : null;
}

export function createPictureService(options: PictureServiceOptions): PictureService {
  const disk = createDiskCache(options.cacheDir, options.maxCacheBytes);
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (body) => body.length,
  });
  const queue = createWorkQueue({ atOnce: DRAWN_AT_ONCE, waiting: MOST_WAITING });
  const drawing = new Map<string, { body: Promise<Buffer>; waiting: Set<AbortSignal> }>();
  const later = new Set<string>();
  let cacheErrorAt = Number.NEGATIVE_INFINITY;
  const background = createBackgroundWork({ quietMs: options.avifAfterMs, most: 500 });
  const keyOf = ({ src, width, quality, format }: PictureVariant) =>
    createHash('sha256')
      .update(`${options.version}|${src}|${width}|${quality}|${format}`)
      .digest('hex')
      .slice(0, 32);

  async function draw(
    variant: PictureVariant,
    find: () => ReturnType<PictureSource['find']>,
    key: string,
    waiting?: ReadonlySet<AbortSignal>,
  ): Promise<Buffer> {
    const cached = await disk.read(key);
    if (cached) return cached;
    const picture = find();
    if (!picture) throw new PictureNotFound(variant.src);
    const isBackground = waiting === undefined;
    const body = await queue.run(
      async () => {
        // Skips pictures that no request is waiting for any more.
        if (waiting && [...waiting].every(({ aborted }) => aborted)) throw new AllRequestsAborted();
        const meanwhile = isBackground && disk.has(key) ? await disk.read(key) : null;
        if (meanwhile) return meanwhile;
        if (picture.encode) return picture.encode(variant.width, variant, { isBackground });
        return encodePicture(await picture.draw(variant.width), variant);
      },
      { isBackground },
    );
    await disk.write(key, body).catch(reportCacheError);
    return body;
  }

  /** Once a minute: on a full disk every picture fails. */
  function reportCacheError(error: unknown) {
    if (performance.now() - cacheErrorAt < 60_000) return;
    cacheErrorAt = performance.now();
    options.onCacheError?.(error);
  }

  /** The version of the picture that is ready and nearest in width, the larger of two; null when none is ready. */
  async function nearestReady(variant: PictureVariant, request: Request) {
    const acceptsAvif = variant.format === 'avif' || request.headers.get('accept')?.includes('image/avif');
    const formats: PictureFormat[] = acceptsAvif ? ['webp', 'avif'] : ['webp'];
    const distance = (width: number) =>
      width >= variant.width ? width / variant.width : (variant.width / width) * 1.01;
    for (const width of PICTURE_WIDTHS.toSorted((a, b) => distance(a) - distance(b)))
      for (const quality of PICTURE_QUALITIES)
        for (const format of formats) {
          const key = keyOf({ ...variant, width, quality, format });
          const body = memory.get(key) ?? (disk.has(key) ? await disk.read(key) : null);
          if (body) return { body, key, format, isSubstitute: true };
        }
    return null;
  }

  /** Draws a picture that nobody waits for, after those that visitors wait for. */
  function drawLater(variant: PictureVariant, find: () => ReturnType<PictureSource['find']>, key: string) {
    if (later.has(key)) return;
    later.add(key);
    draw(variant, find, key)
      // Where no place is left in the queue, the next request tries again.
      .catch(() => {})
      .finally(() => later.delete(key));
  }

  /** Under load the nearest ready version, while the right one is drawn for later; else the right one. */
  async function drawOrSubstitute(
    variant: PictureVariant,
    find: () => ReturnType<PictureSource['find']>,
    request: Request,
  ) {
    const key = keyOf(variant);
    const isReady = memory.has(key) || disk.has(key);
    if (!isReady && queue.waiting >= BUSY_FROM) {
      const substitute = await nearestReady(variant, request);
      if (substitute) {
        drawLater(variant, find, key);
        return substitute;
      }
    }
    return drawOnce(variant, find, request);
  }

  async function drawOnce(
    variant: PictureVariant,
    find: () => ReturnType<PictureSource['find']>,
    { signal }: Pick<Request, 'signal'>,
  ) {
    const key = keyOf(variant);
    let body = memory.get(key);
    if (!body) {
      const underway = drawing.get(key);
      if (underway) {
        underway.waiting.add(signal);
        body = await underway.body;
      } else {
        const waiting = new Set([signal]);
        const drawn = draw(variant, find, key, waiting).finally(() => drawing.delete(key));
        drawing.set(key, { body: drawn, waiting });
        body = await drawn;
      }
      memory.set(key, body);
    }
    return { body, key, format: variant.format };
  }

  /** The AVIF version of a WebP address for a browser that accepts it, once it has been drawn in the background. */
  async function betterVersion(
    variant: PictureVariant,
    request: Request,
    find: () => ReturnType<PictureSource['find']>,
  ) {
    const isWanted = variant.format === 'webp' && request.headers.get('accept')?.includes('image/avif');
    if (!isWanted || options.avifAfterMs === 0) return null;
    const avif: PictureVariant = { ...variant, format: 'avif' };
    const key = keyOf(avif);
    const body = memory.get(key) ?? (await disk.read(key));
    if (body) return { body, key, format: avif.format };
    background.add(key, async () => void (await draw(avif, find, key)));
    return null;
  }

  return {
    async respond(pathname, request) {
      const variant = parsePictureAddress(pathname);
      const find = () =>
        variant && options.sources.map((source) => source.find(variant.src)).find((found) => found !== null);
      if (!variant || !find()) return new Response('Picture not found.', { status: 404 });
      background.postpone();
      try {
        const better = await betterVersion(variant, request, () => find() ?? null);
        const picture = better ?? (await drawOrSubstitute(variant, () => find() ?? null, request));
        return toResponse(picture, request);
      } catch (error) {
        if (error instanceof PictureNotFound) return new Response('Picture not found.', { status: 404 });
        if (error instanceof AllRequestsAborted) return new Response(null, { status: 503 });
        if (!(error instanceof QueueFull)) throw error;
        return new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '2' } });
      }
    },

    close: background.close,
  };
}

interface ReadyPicture {
  body: Buffer;
  key: string;
  format: PictureFormat;
  isSubstitute?: boolean;
}

function toResponse({ body, key, format, isSubstitute }: ReadyPicture, request: Request): Response {
  const etag = `"${key}"`;
  const headers = {
    'content-type': `image/${format}`,
    'cache-control': isSubstitute ? NOT_STORED : YEAR,
    etag,
    vary: 'Accept',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-length': String(body.length) },
  });
}
