import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { decodePush, type PushMap } from '../kit/push-map.ts';
import { FRAME, MAPS, masterFile, PUSH } from '../master-layout.ts';
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

/** A master's layers as drawn; the push has half the size. */
export interface DecodedMaster {
  scene: Buffer;
  masks: Buffer;
  push: PushMap;
}

const MEGABYTE = 1024 * 1024;
// Each process that draws has these, so they are small: about 170 MB in all.
const decodedMasters = new LRUCache<string, Promise<DecodedMaster>>({ max: 10 });
const sizedMasters = new LRUCache<string, Promise<SizedMaster>>({
  max: 64,
  maxSize: 64 * MEGABYTE,
  sizeCalculation: (_, key) => sizedBytes(Number(key.split('@')[1])),
});
const tiles = new LRUCache<string, Promise<SizedTile>>({ max: 60 });

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
const fileIn = (kind: 'masters' | 'pushes' | 'fabrics', name: string) => {
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

function cut(source: Buffer, x: number, y: number, w: number, h: number): Buffer {
  const out = Buffer.alloc(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) out[j * w + i] = source[((y + j) * FRAME.w + x + i) * 4]!;
  return out;
}

async function grow(plane: Buffer, w: number, h: number, width: number, height: number): Promise<Buffer> {
  return sharp(plane, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

async function decode(name: string): Promise<DecodedMaster> {
  const raw = await sharp(fileIn('masters', name)).ensureAlpha().raw().toBuffer();
  const count = FRAME.w * FRAME.h;
  const [primary, accent] = await Promise.all(
    [MAPS.primary, MAPS.accent].map((m) =>
      grow(cut(raw, m.x, FRAME.h + m.y, m.w, m.h), m.w, m.h, FRAME.w, FRAME.h),
    ),
  );
  const scene = Buffer.alloc(count * 3);
  const masks = Buffer.alloc(count * 3);
  for (let i = 0; i < count; i++) {
    scene[i * 3] = raw[i * 4]!;
    scene[i * 3 + 1] = raw[i * 4 + 1]!;
    scene[i * 3 + 2] = raw[i * 4 + 2]!;
    masks[i * 3] = raw[i * 4 + 3]!;
    masks[i * 3 + 1] = primary![i]!;
    masks[i * 3 + 2] = accent![i]!;
  }
  return { scene, masks, push: await decodePushOf(name) };
}

/** Archetypes without patterned cloth have no push file. */
function decodePushOf(name: string): Promise<PushMap> | PushMap {
  const file = fileIn('pushes', name);
  return existsSync(file) ? decodePush(file) : new Int16Array(PUSH.w * PUSH.h * 2);
}

/** A master at this width, 2:3. Enlarged masters are sharpened. */
export function readMaster(archetype: string, view: string, width: number): Promise<SizedMaster> {
  const name = masterFile(archetype, view);
  return getOrCreate(sizedMasters, `${name}@${width}`, async () => {
    return sizeMaster(await getOrCreate(decodedMasters, name, () => decode(name)), width);
  });
}

export async function sizeMaster(master: DecodedMaster, width: number): Promise<SizedMaster> {
  const height = Math.round((width * FRAME.h) / FRAME.w);
  const at = (data: Buffer, kernel: 'lanczos3' | 'cubic', crisp = false) => {
    const drawn = { width: FRAME.w, height: FRAME.h, channels: 3 } as const;
    const image = sharp(data, { raw: drawn }).resize(width, height, { kernel, fit: 'fill' });
    return (crisp ? image.sharpen() : image).raw().toBuffer();
  };
  const same = width === FRAME.w;
  const [scene, masks] = await Promise.all([
    same ? master.scene : at(master.scene, 'lanczos3', width > FRAME.w),
    same ? master.masks : at(master.masks, 'cubic'),
  ]);
  return { width, height, scene, masks, push: sizePush(master.push, width, height) };
}

/** The tile of a fabric, scaled to its repeat in the picture. */
export function readTile(fabric: string, repeat: number): Promise<SizedTile> {
  const size = Math.max(8, Math.min(384, Math.round(repeat)));
  return getOrCreate(tiles, `${fabric}@${size}`, async () => {
    const { data, info } = await sharp(fileIn('fabrics', `${fabric}.webp`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const print = Buffer.alloc(width * height * 3);
    const relief = Buffer.alloc(width * height);
    for (let i = 0; i < width * height; i++) {
      data.copy(print, i * 3, i * 4, i * 4 + 3);
      relief[i] = data[i * 4 + 3]!;
    }
    // Resized separately, because premultiplied alpha would mix relief into the print.
    const [a, r] = await Promise.all([
      sharp(print, { raw: { width, height, channels: 3 } })
        .resize(size, size, { kernel: 'cubic' })
        .raw()
        .toBuffer(),
      grow(relief, width, height, size, size),
    ]);
    return { size, accents: a, relief: r };
  });
}
