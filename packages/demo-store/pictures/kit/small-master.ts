import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { FRAME, MAP, MAPS, SMALL_FRAME } from '../master-layout.ts';

export interface SmallMaster {
  /** RGB of the neutral scene. */
  scene: Buffer;
  /** Object, recoloured area and accent area, by pixel. */
  masks: Buffer;
}

const { w, h } = SMALL_FRAME;
const COUNT = w * h;
/** Masks are almost everywhere empty or full; compression leaves traces there. */
const NOISE = 3;

/**
 * The master for small pictures, made from the whole one: the length of the scene, the scene as WebP, then the masks as
 * compressed differences of neighbours.
 */
export async function encodeSmallMaster(master: Buffer): Promise<Buffer> {
  const raw = await sharp(master).ensureAlpha().raw().toBuffer();
  const plane = (channel: number, x: number, y: number, size: { w: number; h: number }) => {
    const out = Buffer.alloc(size.w * size.h);
    for (let j = 0; j < size.h; j++)
      for (let i = 0; i < size.w; i++) out[j * size.w + i] = raw[((y + j) * FRAME.w + x + i) * 4 + channel]!;
    return out;
  };
  const rgb = Buffer.alloc(FRAME.w * FRAME.h * 3);
  for (let i = 0; i < FRAME.w * FRAME.h; i++) raw.copy(rgb, i * 3, i * 4, i * 4 + 3);
  const scene = await sharp(rgb, { raw: { width: FRAME.w, height: FRAME.h, channels: 3 } })
    .resize(w, h, { kernel: 'lanczos3', fit: 'fill' })
    .webp({ quality: 88, effort: 4 })
    .toBuffer();
  const object = await sharp(plane(3, 0, 0, FRAME), { raw: { width: FRAME.w, height: FRAME.h, channels: 1 } })
    .resize(w, h, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const masks = [
    object,
    plane(0, MAPS.primary.x, MAPS.primary.y, MAP),
    plane(0, MAPS.accent.x, MAPS.accent.y, MAP),
  ];
  const differences = Buffer.concat(
    masks.map((mask) => {
      const clean = mask.map((value) => (value <= NOISE ? 0 : value >= 255 - NOISE ? 255 : value));
      return Buffer.from(clean.map((value, i) => value - (clean[i - 1] ?? 0)));
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(scene.length);
  const level = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
  return Buffer.concat([length, scene, zstdCompressSync(differences, level)]);
}

export async function decodeSmallMaster(file: Buffer): Promise<SmallMaster> {
  const end = 4 + file.readUInt32LE(0);
  const scene = await sharp(file.subarray(4, end)).raw().toBuffer();
  const differences = zstdDecompressSync(file.subarray(end));
  const masks = Buffer.allocUnsafe(COUNT * 3);
  for (let channel = 0; channel < 3; channel++) {
    const from = channel * COUNT;
    for (let i = 0, k = channel, value = 0; i < COUNT; i++, k += 3) {
      value = (value + differences[from + i]!) & 255;
      masks[k] = value;
    }
  }
  return { scene, masks };
}
