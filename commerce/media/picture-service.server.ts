import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { createBackgroundWork } from './background-work.server.ts';
import { createDiskCache } from './disk-cache.server.ts';
import {
  DEFAULT_QUALITY,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
} from './picture.ts';
import { createWorkQueue, QueueFull } from './work-queue.server.ts';

export interface FoundPicture {
  draw(width: PictureWidth): Promise<Sharp>;
  /** Names what it shows, where others show the same before another background. */
  subject?: string;
}

/** Something that can draw pictures by address: the demo's composer, campaign files, uploads. */
export interface PictureSource {
  /** Null when it knows no such picture. */
  find(src: string): FoundPicture | null;
}

/** A source that only finds out when it draws. */
export class NoSuchPicture extends Error {}

/** Everybody who asked has left before it was drawn. */
class NobodyWaits extends Error {}

export interface PictureService {
  respond(pathname: string, request: Request): Promise<Response>;
  close(): void;
}

export interface PictureServiceOptions {
  sources: PictureSource[];
  cacheDir: string;
  maxCacheBytes: number;
  /** Changes when the drawing itself changes, so that old derivatives are not served. */
  version: string;
  /** Milliseconds of quiet after which AVIF versions are made for browsers that take them; 0 makes none. */
  avifAfterMs: number;
}

const ADDRESS = /^(\/media\/[\w./-]+)\/(\d+)(?:q(\d+))?\.(webp|avif)$/;
const YEAR = 'public, max-age=31536000, immutable';
const MEMORY_BYTES = 48 * 1024 * 1024;

interface Order {
  src: string;
  width: PictureWidth;
  quality: PictureQuality;
  format: PictureFormat;
}

export function parsePictureAddress(pathname: string): Order | null {
  const found = ADDRESS.exec(pathname);
  if (!found) return null;
  const [, src, width, quality, format] = found;
  const order = { src: src!, width: Number(width), quality: Number(quality ?? DEFAULT_QUALITY), format };
  const isListed = PICTURE_WIDTHS.includes(order.width as PictureWidth);
  const isQuality = PICTURE_QUALITIES.includes(order.quality as PictureQuality);
  return isListed && isQuality ? (order as Order) : null;
}

export function createPictureService(options: PictureServiceOptions): PictureService {
  const disk = createDiskCache(options.cacheDir, options.maxCacheBytes);
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (body) => body.length,
  });
  const queue = createWorkQueue({ atOnce: 2, waiting: 400 });
  const drawing = new Map<string, { body: Promise<Buffer>; waiting: Set<AbortSignal> }>();
  const background = createBackgroundWork({ quietMs: options.avifAfterMs, most: 500 });
  const keyOf = ({ src, width, quality, format }: Order) =>
    createHash('sha256')
      .update(`${options.version}|${src}|${width}|${quality}|${format}`)
      .digest('hex')
      .slice(0, 32);

  async function draw(
    order: Order,
    find: () => ReturnType<PictureSource['find']>,
    key: string,
    waiting?: ReadonlySet<AbortSignal>,
  ): Promise<Buffer> {
    const kept = await disk.read(key);
    if (kept) return kept;
    const picture = find()!;
    const body = await queue.run(async () => {
      // Who has gone on to another page makes room in the line for what is looked at now.
      if (waiting && [...waiting].every(({ aborted }) => aborted)) throw new NobodyWaits();
      const pixels = await picture.draw(order.width);
      return order.format === 'avif'
        ? pixels.avif({ quality: Math.round(order.quality * 0.72), effort: 2 }).toBuffer()
        : pixels.webp({ quality: order.quality, effort: 3, smartSubsample: true }).toBuffer();
    });
    await disk.write(key, body);
    return body;
  }

  async function version(
    order: Order,
    find: () => ReturnType<PictureSource['find']>,
    { signal }: Pick<Request, 'signal'>,
  ) {
    const key = keyOf(order);
    let body = memory.get(key);
    if (!body) {
      const underway = drawing.get(key);
      if (underway) {
        underway.waiting.add(signal);
        body = await underway.body;
      } else {
        const waiting = new Set([signal]);
        const drawn = draw(order, find, key, waiting).finally(() => drawing.delete(key));
        drawing.set(key, { body: drawn, waiting });
        body = await drawn;
      }
      memory.set(key, body);
    }
    return { body, key, format: order.format };
  }

  /** The AVIF of a WebP address, for a browser that takes it, once it has been made in a quiet moment. */
  async function betterVersion(
    order: Order,
    request: Request,
    find: () => ReturnType<PictureSource['find']>,
  ) {
    const isWanted = order.format === 'webp' && request.headers.get('accept')?.includes('image/avif');
    if (!isWanted || options.avifAfterMs === 0) return null;
    const avif: Order = { ...order, format: 'avif' };
    const key = keyOf(avif);
    const body = memory.get(key) ?? (await disk.read(key));
    if (body) return { body, key, format: avif.format };
    background.offer(key, async () => void (await draw(avif, find, key)));
    return null;
  }

  return {
    async respond(pathname, request) {
      const order = parsePictureAddress(pathname);
      const find = () =>
        order && options.sources.map((source) => source.find(order.src)).find((found) => found !== null);
      if (!order || !find()) return new Response('No such picture.', { status: 404 });
      background.holdBack();
      try {
        const better = await betterVersion(order, request, () => find() ?? null);
        const { body, key, format } = better ?? (await version(order, () => find() ?? null, request));
        return answer(body, key, format, request);
      } catch (error) {
        if (error instanceof NoSuchPicture) return new Response('No such picture.', { status: 404 });
        if (error instanceof NobodyWaits) return new Response(null, { status: 503 });
        if (!(error instanceof QueueFull)) throw error;
        return new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '2' } });
      }
    },

    close: background.close,
  };
}

function answer(body: Buffer, key: string, format: PictureFormat, request: Request): Response {
  const etag = `"${key}"`;
  const headers = { 'content-type': `image/${format}`, 'cache-control': YEAR, etag, vary: 'Accept' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-length': String(body.length) },
  });
}
