import type { Video } from './picture.ts';

export type VideoSource = Video['sources'][number];

const DEFAULT_VIDEO_SIZE = { width: 720, height: 1080 } as const;

/**
 * 720x1080 by default, MP4 before WEBM; otherwise the nearest available size. The best source comes first, then the nearest
 * of the other type, for browsers that cannot play the first.
 */
export function chooseVideoSources(
  sources: readonly VideoSource[],
  wanted: { width: number; height: number } = DEFAULT_VIDEO_SIZE,
): VideoSource[] {
  const distance = (source: VideoSource) =>
    Math.abs(source.width - wanted.width) + Math.abs(source.height - wanted.height);
  const order = ['video/mp4', 'video/webm'];
  const usable = sources.filter((source) => order.includes(source.type) && source.url !== '');
  const ranked = usable.toSorted(
    (a, b) => distance(a) - distance(b) || order.indexOf(a.type) - order.indexOf(b.type),
  );
  return ranked.filter(({ type }, index) => ranked.findIndex((one) => one.type === type) === index);
}

/** The URL of the 3D viewer frame; null for an id with unsafe characters. */
export function viewerAddress(voxeloId: string | null): string | null {
  return voxeloId !== null && /^[\w-]{1,64}$/.test(voxeloId) ? `/viewer/${voxeloId}` : null;
}
