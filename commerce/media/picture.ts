/**
 * A picture: its path and what to show while it loads.
 * `src` is a media path without size, for example `/media/wrap-dress/front/floral-small.navy.stone`;
 * `pictureUrl` builds the address of one size.
 */
export interface Picture {
  src: string;
  alt: string;
  /** Height divided by width, to reserve space. */
  ratio: number;
  /** Dominant colour, shown until the picture is loaded. */
  tone: string;
  /** What stays in view where the picture is cut, from left and from top: `30% 20%`; the middle when left out. */
  focus?: string;
}

export interface Video {
  /** The available encodings. */
  sources: { type: 'video/mp4' | 'video/webm'; width: number; height: number; url: string }[];
  poster: Picture;
}

/** The only widths that the picture service draws, so that requests cannot cause unbounded work. */
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

/** Puts the media host before a path of the shop's own media; other addresses stay unchanged. */
export function mediaAddress(path: string, host: string | null): string {
  return host && path.startsWith(MEDIA_PATH) ? host.replace(/\/+$/, '') + path : path;
}

/** The public addresses of a site. */
export interface PictureSite {
  origin: string;
  mediaHost?: string | null;
}

/** The absolute URL of a picture, for search engines, feeds and shared links. */
export function pictureAddress(
  src: string,
  width: PictureWidth,
  { origin, mediaHost = null }: PictureSite,
): string {
  return new URL(mediaAddress(pictureUrl(src, width), mediaHost), origin).href;
}
