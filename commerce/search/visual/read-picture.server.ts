import type { Sharp } from 'sharp';
import { decodeUpload, type UploadFormat } from '#commerce/media/uploaded-file.server.ts';
import type { RawPixels } from './picture-features.server.ts';

/** Why an uploaded file cannot be used; the page has a text for each. */
export type PictureProblem = 'missing' | 'tooLarge' | 'notAPicture' | 'tooSmall';

class UnreadablePicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(`uploaded picture rejected: ${problem}`);
    this.problem = problem;
  }
}

/** Enough for a phone's photo; a request may be a little larger because of the form around it. */
export const MAX_PICTURE_BYTES = 8_000_000;
const MIN_PICTURE_SIDE = 40;
/** A small file can contain a huge picture; larger ones are not decoded. */
const MAX_PIXELS = 40_000_000;
const FORMATS: readonly UploadFormat[] = ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif'];
/** All visitors together use one decoder, so that reviews and staff always have the other. */
const VISITORS = 'visual search';

/** Longest side of the picture that features are computed from. */
export const FEATURE_IMAGE_SIZE = 72;

/** Decodes an uploaded file, in a process of its own. */
export async function readPicture(file: Uint8Array): Promise<RawPixels> {
  if (file.byteLength === 0) throw new UnreadablePicture('missing');
  if (file.byteLength > MAX_PICTURE_BYTES) throw new UnreadablePicture('tooLarge');
  const decoded = await decodeUpload(
    VISITORS,
    {
      file,
      longestSide: FEATURE_IMAGE_SIZE,
      maxPixels: MAX_PIXELS,
      output: 'pixels',
      background: '#ffffff',
    },
    FORMATS,
  );
  if (!decoded) throw new UnreadablePicture('notAPicture');
  const { original, body: data, width, height } = decoded;
  if (Math.min(original.width, original.height) < MIN_PICTURE_SIDE) throw new UnreadablePicture('tooSmall');
  return { data, width, height };
}

export async function toPixels(image: Sharp): Promise<RawPixels> {
  const { data, info } = await image
    .resize(FEATURE_IMAGE_SIZE, FEATURE_IMAGE_SIZE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
