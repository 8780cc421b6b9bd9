import sharp from 'sharp';
import type { PictureSource } from '#commerce/media/picture-service.server.ts';
import { DEFAULT_RATIO, PLACEHOLDER_SRC, PLACEHOLDER_TONE } from './import/placeholder-pictures.ts';

const SWATCH = /^\/media\/swatch\/([0-9a-f]{6})$/;

/** A hanger icon, shown for products without pictures. */
const hanger = (width: number) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * DEFAULT_RATIO}" viewBox="0 0 200 300">
  <rect width="200" height="300" fill="${PLACEHOLDER_TONE}"/>
  <path d="M100 138v-9c10-3 15-9 15-17a15 15 0 0 0-30 0M100 138l-54 36c-7 5-4 13 4 13h100c8 0 11-8 4-13z"
    fill="none" stroke="#b3a999" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

/** Pictures that are drawn instead of read from a file: plain colour swatches and the placeholder. */
export const generatedPictures: PictureSource = {
  find(src) {
    if (src === PLACEHOLDER_SRC) return { draw: async (width) => sharp(Buffer.from(hanger(width))) };
    const hex = SWATCH.exec(src)?.[1];
    if (!hex) return null;
    return {
      draw: async (width) => sharp({ create: { width, height: width, channels: 3, background: `#${hex}` } }),
    };
  },
};
