import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { createBackgroundWork } from './background-work.server.ts';
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

/** Drawn pictures by key. */
export interface PictureStore {
  read(key: string): Promise<Buffer | null>;
  /** Whether it is known to be stored and quick to read. */
  has(key: string): boolean;
  write(key: string, body: Buffer): Promise<void>;
}

/** Thrown by a source that finds out only while drawing that the picture does not exist. */
export class PictureNotFound extends Error {}

/** All requests for the picture were aborted before it was drawn. */
class AllRequestsAborted extends Error {}

export interface PictureService {
  respond(pathname: string, request: Request): Promise<Response>;
  /** Draws a picture before anybody asks for it, after those that visitors wait for. Resolves when it is ready or cannot be drawn. */
  prepare(pathname: string): Promise<void>;
  close(): void;
}

export interface PictureServiceOptions {
  sources: PictureSource[];
  /** Where drawn pictures are kept; several processes may share it. */
  store: PictureStore;
  /** Changes when the drawing code changes, so that old versions are not served. */
  version: string;
  /** Milliseconds without requests after which AVIF versions are drawn in the background; 0 switches them off. */
  avifAfterMs: number;
  /** A drawn picture could not be stored, for example because the disk is full; it is served all the same. */
  onCacheError?: (error: unknown) => void;
}

const ADDRESS = /^(\/media\/[\w./-]+)\/(\d+)(?:q(\d+))?\.(webp|avif)$/;
const YEAR = 'public, max-age=31536000, immutable';
/** A substitute in another size is replaced soon: the right one is being drawn. */
const SECONDS = 'public, max-age=5';
const MEMORY_BYTES = 32 * 1024 * 1024;
const DRAWN_AT_ONCE = 2;
/** Who comes later is told to come back: more would wait for seconds. */
const MOST_WAITING = 64;
/** From this number of waiting pictures on, a picture is drawn small first: that takes a few milliseconds. */
const PREVIEWS_FROM = 8;
const PREVIEW_WIDTH: PictureWidth = 180;

type FindPicture = () => DrawablePicture | null;

const noResult = () => {};

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
  const { store } = options;
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (body) => body.length,
  });
  const queue = createWorkQueue({ atOnce: DRAWN_AT_ONCE, waiting: MOST_WAITING });
  const drawing = new Map<string, { body: Promise<Buffer>; waiting: Set<AbortSignal> }>();
  const later = new Map<string, Promise<void>>();
  let cacheErrorAt = Number.NEGATIVE_INFINITY;
  const background = createBackgroundWork({ quietMs: options.avifAfterMs, most: 500 });
  const keyOf = ({ src, width, quality, format }: PictureVariant) =>
    createHash('sha256')
      .update(`${options.version}|${src}|${width}|${quality}|${format}`)
      .digest('hex')
      .slice(0, 32);

  async function draw(
    variant: PictureVariant,
    find: FindPicture,
    key: string,
    waiting?: ReadonlySet<AbortSignal>,
  ): Promise<Buffer> {
    const picture = find();
    if (!picture) throw new PictureNotFound(variant.src);
    const isBackground = waiting === undefined;
    const body = await queue.run(
      async () => {
        // Skips pictures that no request is waiting for any more.
        if (waiting && [...waiting].every(({ aborted }) => aborted)) throw new AllRequestsAborted();
        const meanwhile = isBackground ? await store.read(key) : null;
        if (meanwhile) return meanwhile;
        if (picture.encode) return picture.encode(variant.width, variant, { isBackground });
        return encodePicture(await picture.draw(variant.width), variant);
      },
      { isBackground },
    );
    await store.write(key, body).catch(reportCacheError);
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
          const body = memory.get(key) ?? (store.has(key) ? await store.read(key) : null);
          if (body) return { body, key, format };
        }
    return null;
  }

  /** Draws a picture that nobody waits for, after those that visitors wait for. */
  function drawLater(variant: PictureVariant, find: FindPicture, key: string): Promise<void> {
    const underway = later.get(key);
    if (underway) return underway;
    const drawn = draw(variant, find, key)
      // Where no place is left in the queue, the next request tries again.
      .then(noResult, noResult)
      .finally(() => later.delete(key));
    later.set(key, drawn);
    return drawn;
  }

  /** No request waits behind other pictures: what is ready in another size, or is drawn small, comes first. */
  async function drawOrSubstitute(
    variant: PictureVariant,
    find: FindPicture,
    request: Request,
  ): Promise<ReadyPicture> {
    const key = keyOf(variant);
    const body = await readReady(key);
    if (body) return { body, key, format: variant.format };
    if (queue.isFree || drawing.has(key)) return drawOnce(variant, find, request);
    const ready = await nearestReady(variant, request);
    const isPreview = !ready && queue.waiting >= PREVIEWS_FROM && variant.width > PREVIEW_WIDTH;
    if (!ready && !isPreview) return drawOnce(variant, find, request);
    const preview = { ...variant, width: PREVIEW_WIDTH, quality: DEFAULT_QUALITY, format: 'webp' } as const;
    const substitute = ready ?? (await drawOnce(preview, find, request));
    void drawLater(variant, find, key);
    return { ...substitute, isSubstitute: true };
  }

  async function readReady(key: string): Promise<Buffer | null> {
    const body = memory.get(key) ?? (await store.read(key));
    if (body) memory.set(key, body);
    return body;
  }

  async function drawOnce(variant: PictureVariant, find: FindPicture, { signal }: Pick<Request, 'signal'>) {
    const key = keyOf(variant);
    const underway = drawing.get(key);
    underway?.waiting.add(signal);
    const waiting = new Set([signal]);
    const drawn = underway?.body ?? draw(variant, find, key, waiting).finally(() => drawing.delete(key));
    if (!underway) drawing.set(key, { body: drawn, waiting });
    const body = await drawn;
    memory.set(key, body);
    return { body, key, format: variant.format };
  }

  /** The AVIF version of a WebP address for a browser that accepts it, once it has been drawn in the background. */
  async function betterVersion(variant: PictureVariant, request: Request, find: FindPicture) {
    const isWanted = variant.format === 'webp' && request.headers.get('accept')?.includes('image/avif');
    if (!isWanted || options.avifAfterMs === 0) return null;
    const avif: PictureVariant = { ...variant, format: 'avif' };
    const key = keyOf(avif);
    const body = await readReady(key);
    if (body) return { body, key, format: avif.format };
    background.add(key, async () => void (await draw(avif, find, key)));
    return null;
  }

  const findPicture = ({ src }: PictureVariant) =>
    options.sources.map((source) => source.find(src)).find((found) => found !== null) ?? null;

  return {
    async respond(pathname, request) {
      const variant = parsePictureAddress(pathname);
      if (!variant || !findPicture(variant)) return new Response('Picture not found.', { status: 404 });
      const find = () => findPicture(variant);
      background.postpone();
      try {
        const better = await betterVersion(variant, request, find);
        const picture = better ?? (await drawOrSubstitute(variant, find, request));
        return toResponse(picture, request);
      } catch (error) {
        if (error instanceof PictureNotFound) return new Response('Picture not found.', { status: 404 });
        if (error instanceof AllRequestsAborted) return new Response(null, { status: 503 });
        if (!(error instanceof QueueFull)) throw error;
        return new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '2' } });
      }
    },

    async prepare(pathname) {
      const variant = parsePictureAddress(pathname);
      if (!variant || !findPicture(variant)) return;
      const key = keyOf(variant);
      if (!memory.has(key) && !store.has(key)) await drawLater(variant, () => findPicture(variant), key);
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
    'cache-control': isSubstitute ? SECONDS : YEAR,
    etag,
    vary: 'Accept',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-length': String(body.length) },
  });
}
