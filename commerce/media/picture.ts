/**
 * A picture that can be shown: where it is and what to show while it loads.
 * `src` is a media path without size, for example `/media/wrap-dress/front/floral-small.navy.stone`;
 * the address of one size is built by `pictureUrl`.
 */
export interface Picture {
  src: string;
  alt: string;
  /** Height divided by width; cards and galleries reserve this space. */
  ratio: number;
  /** Dominant colour, painted until the picture arrives. */
  tone: string;
}

export interface Video {
  /** Address without extension; entries give the encodings there are. */
  sources: { type: 'video/mp4' | 'video/webm'; width: number; height: number; url: string }[];
  poster: Picture;
}

/** The only widths the image service draws, so no visitor can ask for unbounded work. */
export const PICTURE_WIDTHS = [40, 80, 120, 180, 240, 320, 480, 640, 800, 1080, 1440, 1920, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_QUALITIES = [70, 80, 95] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

export const DEFAULT_QUALITY: PictureQuality = 70;

export type PictureFormat = 'webp' | 'avif';

export function pictureUrl(
  src: string,
  width: PictureWidth,
  quality: PictureQuality = DEFAULT_QUALITY,
  format: PictureFormat = 'webp',
): string {
  const suffix = quality === DEFAULT_QUALITY ? '' : `q${quality}`;
  return `${src}/${width}${suffix}.${format}`;
}

const MEDIA_PATH = '/media/';

/** Where one of the shop's own media comes from; null is the shop itself, and any other address stays as it is. */
export function mediaAddress(path: string, host: string | null): string {
  return host && path.startsWith(MEDIA_PATH) ? host.replace(/\/+$/, '') + path : path;
}

/** A site as others see it. */
export interface PictureSite {
  origin: string;
  mediaHost?: string | null;
}

/** The whole address of a picture, for those who do not stand on the page: search engines, channels, who shares it. */
export function pictureAddress(
  src: string,
  width: PictureWidth,
  { origin, mediaHost = null }: PictureSite,
): string {
  return new URL(mediaAddress(pictureUrl(src, width), mediaHost), origin).href;
}
