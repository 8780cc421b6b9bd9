import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { decodePush, type PushMap } from '../kit/push-map.ts';
import { decodeSmallMaster } from '../kit/small-master.ts';
import { FRAME, MAP, MAPS, masterFile, pushFile, SMALL_FRAME, smallMasterFile } from '../master-layout.ts';
import { type SizedPush, sizePush } from './push.ts';

/** A master's layers at one size, decoded. */
export interface SizedMaster {
  width: number;
  height: number;
  /** RGB of the neutral scene. */
  scene: Buffer;
  /** Object, recoloured area, accent area. */
  masks: Buffer;
  push: SizedPush;
}

export interface SizedTile {
  size: number;
  /** Coverage of the three accent colours. */
  accents: Buffer;
  relief: Buffer;
}

/** A master's layers as drawn; masks and push have the size of their map. */
export interface DecodedMaster {
  w: number;
  h: number;
  /** RGB of the neutral scene. */
  scene: Buffer;
  /** Object, recoloured area and accent area, by pixel of the map. */
  masks: { data: Buffer; w: number; h: number };
  /** Coverage of the object, one byte a pixel, where it is finer than the map. */
  object: Buffer | null;
  push: PushMap | null;
}

const MEGABYTE = 1024 * 1024;
// Each process that draws has these, so they are small: about 150 MB in all.
const SMALL = ' small';
const decodedMasters = new LRUCache<string, Promise<DecodedMaster>>({
  maxSize: 48 * MEGABYTE,
  sizeCalculation: (_, key) => (key.endsWith(SMALL) ? 2 : 6) * MEGABYTE,
});
const pushes = new LRUCache<string, Promise<PushMap>>({ max: 20 });
const sizedMasters = new LRUCache<string, Promise<SizedMaster>>({
  max: 96,
  maxSize: 64 * MEGABYTE,
  sizeCalculation: (_, key) => sizedBytes(Number(key.split('@')[1])),
});
const decodedTiles = new LRUCache<string, Promise<DecodedTile>>({ max: 24 });
const tiles = new LRUCache<string, Promise<SizedTile>>({ max: 80 });

/** Scene, masks and push of a master at this width; the cache holds promises, so it cannot measure them. */
const sizedBytes = (width: number) => Math.ceil(width * width * 1.5 * 10);

/** Finds the folder of drawn pictures from the built server and from source. */
function pictureFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, 'packages/demo-store/pictures');
    if (existsSync(join(candidate, 'masters'))) return candidate;
    if (folder === dirname(folder))
      throw new Error(
        'The folder packages/demo-store/pictures/masters is missing: run npm run demo:pictures.',
      );
  }
}

let folder: string | undefined;
const fileIn = (kind: 'masters' | 'small-masters' | 'pushes' | 'fabrics', name: string) => {
  folder ??= pictureFolder();
  return join(folder, kind, name);
};

function getOrCreate<T extends object>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

function resizePlane(plane: Buffer, w: number, h: number, width: number, height: number): Promise<Buffer> {
  return sharp(plane, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

async function decode(archetype: string, view: string): Promise<DecodedMaster> {
  const raw = await sharp(fileIn('masters', masterFile(archetype, view)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { w, h } = FRAME;
  // Read as words of four bytes, which is several times faster.
  const pixels = new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
  const scene = Buffer.allocUnsafe(w * h * 3);
  const object = Buffer.allocUnsafe(w * h);
  for (let i = 0, k = 0; i < w * h; i++, k += 3) {
    const pixel = pixels[i]!;
    scene[k] = pixel;
    scene[k + 1] = pixel >>> 8;
    scene[k + 2] = pixel >>> 16;
    object[i] = pixel >>> 24;
  }
  const data = Buffer.alloc(MAP.w * MAP.h * 3);
  for (let y = 0, k = 0; y < MAP.h; y++) {
    const primary = (MAPS.primary.y + y) * w + MAPS.primary.x;
    const accent = (MAPS.accent.y + y) * w + MAPS.accent.x;
    for (let x = 0; x < MAP.w; x++, k += 3) {
      data[k + 1] = pixels[primary + x]!;
      data[k + 2] = pixels[accent + x]!;
    }
  }
  return { w, h, scene, object, masks: { data, ...MAP }, push: await readPush(archetype, view) };
}

async function decodeSmall(archetype: string, view: string): Promise<DecodedMaster> {
  const file = await readFile(fileIn('small-masters', smallMasterFile(archetype, view)));
  const { scene, masks } = await decodeSmallMaster(file);
  const push = await readPush(archetype, view);
  return { ...SMALL_FRAME, scene, object: null, masks: { data: masks, ...MAP }, push };
}

/** Null for archetypes without patterned cloth, which have no push file. */
async function readPush(archetype: string, view: string): Promise<PushMap | null> {
  const file = fileIn('pushes', pushFile(archetype, view));
  return existsSync(file) ? getOrCreate(pushes, file, async () => decodePush(await readFile(file))) : null;
}

/** A master at this width, 2:3. Enlarged masters are sharpened. */
export function readMaster(archetype: string, view: string, width: number): Promise<SizedMaster> {
  const name = `${archetype}/${view}`;
  const isSmall = width <= SMALL_FRAME.w;
  return getOrCreate(sizedMasters, `${name}@${width}`, async () => {
    const master = await getOrCreate(decodedMasters, `${name}${isSmall ? SMALL : ''}`, () =>
      isSmall ? decodeSmall(archetype, view) : decode(archetype, view),
    );
    return sizeMaster(master, width);
  });
}

export async function sizeMaster(master: DecodedMaster, width: number): Promise<SizedMaster> {
  const { w, h } = master;
  const height = Math.round((width * h) / w);
  const resize = (data: Buffer, from: { w: number; h: number }, kernel: 'lanczos3' | 'cubic') =>
    sharp(data, { raw: { width: from.w, height: from.h, channels: 3 } }).resize(width, height, {
      kernel,
      fit: 'fill',
    });
  const sizeScene = () => {
    if (width === w) return master.scene;
    const image = resize(master.scene, master, 'lanczos3');
    return (width > w ? image.sharpen() : image).raw().toBuffer();
  };
  const sizeObject = () =>
    master.object && width !== w ? resizePlane(master.object, w, h, width, height) : master.object;
  const [scene, masks, object] = await Promise.all([
    sizeScene(),
    resize(master.masks.data, master.masks, 'cubic').raw().toBuffer(),
    sizeObject(),
  ]);
  if (object) for (let i = 0, k = 0; i < width * height; i++, k += 3) masks[k] = object[i]!;
  return { width, height, scene, masks, push: sizePush(master.push, width, height, masks) };
}

interface DecodedTile {
  width: number;
  height: number;
  print: Buffer;
  relief: Buffer;
}

/** Print and relief apart, because resizing would premultiply the print by the relief. */
async function decodeTile(fabric: string): Promise<DecodedTile> {
  const { data, info } = await sharp(fileIn('fabrics', `${fabric}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const print = Buffer.alloc(width * height * 3);
  const relief = Buffer.alloc(width * height);
  for (let i = 0; i < width * height; i++) {
    print[i * 3] = data[i * 4]!;
    print[i * 3 + 1] = data[i * 4 + 1]!;
    print[i * 3 + 2] = data[i * 4 + 2]!;
    relief[i] = data[i * 4 + 3]!;
  }
  return { width, height, print, relief };
}

/** The tile of a fabric, scaled to its repeat in the picture. */
export function readTile(fabric: string, repeat: number): Promise<SizedTile> {
  const size = Math.max(8, Math.min(384, Math.round(repeat)));
  return getOrCreate(tiles, `${fabric}@${size}`, async () => {
    const { width, height, print, relief } = await getOrCreate(decodedTiles, fabric, () =>
      decodeTile(fabric),
    );
    const [accents, sizedRelief] = await Promise.all([
      sharp(print, { raw: { width, height, channels: 3 } })
        .resize(size, size, { kernel: 'cubic' })
        .raw()
        .toBuffer(),
      resizePlane(relief, width, height, size, size),
    ]);
    return { size, accents, relief: sizedRelief };
  });
}
