export const VIDEO_RATIOS = ['2:3', '1:1', '4:5', '9:16', '16:9', '21:9'] as const;
export type VideoRatio = (typeof VIDEO_RATIOS)[number];

/** A video plays from this visible share on. */
export const PLAY_THRESHOLD = 0.5;
const DEFAULT_QUALITY = { desktop: 1080, mobile: 720 } as const;
const DEFAULT_RATIO: VideoRatio = '16:9';

export type Device = 'desktop' | 'mobile';

export interface VideoProfile {
  /** Short side in pixels: 1080, 720. */
  quality: number;
  type: 'video/mp4' | 'video/webm';
  url: string;
}

/** Height divided by width, to reserve space. */
export function heightOverWidth(ratio: string | null): number {
  const known = VIDEO_RATIOS.find((one) => one === ratio) ?? DEFAULT_RATIO;
  const [width = 16, height = 9] = known.split(':').map(Number);
  return height / width;
}

/** The requested quality, or the next lower one, or the lowest available. */
export function chooseVideoProfiles(
  profiles: readonly VideoProfile[],
  device: Device,
  quality: number = DEFAULT_QUALITY[device],
): VideoProfile[] {
  const qualities = [...new Set(profiles.map((profile) => profile.quality))].toSorted((a, b) => b - a);
  const chosen = qualities.find((one) => one <= quality) ?? qualities.at(-1);
  return profiles.filter((profile) => profile.quality === chosen);
}

/** Phones use the mobile video if there is one. */
export function profilesFor(
  videos: Readonly<Record<Device, readonly VideoProfile[]>>,
  device: Device,
): readonly VideoProfile[] {
  return device === 'mobile' && videos.mobile.length > 0 ? videos.mobile : videos.desktop;
}

export interface PlaybackSettings {
  autoplay: boolean;
  scrollToPlay: boolean;
  sound: boolean;
}

/** Null means that the shopper controls playback. With reduced motion nothing starts automatically. */
export function wantedPlayback(
  settings: PlaybackSettings,
  visibleShare: number,
  prefersReducedMotion: boolean,
): 'play' | 'pause' | null {
  if (settings.scrollToPlay) {
    if (prefersReducedMotion) return null;
    return visibleShare >= PLAY_THRESHOLD ? 'play' : 'pause';
  }
  return settings.autoplay && !prefersReducedMotion ? 'play' : null;
}

/** Browsers autoplay only muted videos. */
export function isMuted(settings: PlaybackSettings): boolean {
  return !settings.sound || settings.autoplay || settings.scrollToPlay;
}
