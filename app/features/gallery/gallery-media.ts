import { chooseVideoSources, type VideoSource, viewerAddress } from '#commerce/media/gallery-media.ts';
import type { Picture, Video } from '#commerce/media/picture.ts';

export type GalleryItem =
  | { kind: 'picture'; key: string; picture: Picture }
  | { kind: 'video'; key: string; poster: Picture; sources: VideoSource[] }
  | { kind: 'model'; key: string; poster: Picture; address: string };

export interface GallerySource {
  images: readonly Picture[];
  videos: readonly Video[];
  voxeloId: string | null;
  /** The colour of the variant, for the 3D model. */
  tint: string | null;
}

/** The first picture, then the videos, then the other pictures, then the 3D model. */
export function listMedia({ images, videos, voxeloId, tint }: GallerySource): GalleryItem[] {
  const pictures = images.map((picture) => ({ kind: 'picture' as const, key: picture.src, picture }));
  const videoItems = videos.flatMap(({ sources: all, poster }) => {
    const sources = chooseVideoSources(all);
    return sources[0] ? [{ kind: 'video' as const, key: sources[0].url, poster, sources }] : [];
  });
  const address = viewerAddress(voxeloId);
  const [first] = images;
  const model =
    address && first
      ? [{ kind: 'model' as const, key: address, poster: first, address: withTint(address, tint) }]
      : [];
  return [...pictures.slice(0, 1), ...videoItems, ...pictures.slice(1), ...model];
}

function withTint(address: string, tint: string | null): string {
  const hex = /^#([0-9a-f]{6})$/i.exec(tint ?? '')?.[1];
  return hex ? `${address}?tint=${hex.toLowerCase()}` : address;
}

export function posterOf(item: GalleryItem): Picture {
  return item.kind === 'picture' ? item.picture : item.poster;
}
