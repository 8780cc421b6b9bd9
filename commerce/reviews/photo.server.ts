import sharp from 'sharp';
import type { NewPhoto } from './provider.ts';

export const PHOTOS_PER_REVIEW = 3;
const LONGEST_SIDE = 1280;
/** A picture that would unfold to more than this is no snapshot. */
const MOST_PIXELS = 50_000_000;

/** The picture drawn anew: no place, no camera, no hidden data; null when it is no picture. */
export async function redrawPhoto(file: ArrayBuffer): Promise<NewPhoto | null> {
  try {
    const { data, info } = await sharp(Buffer.from(file), { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
