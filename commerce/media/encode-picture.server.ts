import type { Sharp } from 'sharp';
import type { PictureFormat, PictureQuality } from './picture.ts';

export interface Encoding {
  quality: PictureQuality;
  format: PictureFormat;
}

export function encodePicture(pixels: Sharp, { quality, format }: Encoding): Promise<Buffer> {
  return format === 'avif'
    ? pixels.avif({ quality: Math.round(quality * 0.72), effort: 2 }).toBuffer()
    : pixels.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
}
