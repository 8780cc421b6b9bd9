import * as v from 'valibot';
import { VIDEO_RATIOS } from '#commerce/media/video-playback.ts';
import { flag, maybe, numberOr, picture, videoUrl } from './fields.ts';

const ratio = v.optional(v.picklist(VIDEO_RATIOS), '16:9');

const profile = v.object({
  quality: v.pipe(v.number(), v.integer(), v.minValue(144), v.maxValue(2160)),
  type: v.picklist(['video/mp4', 'video/webm']),
  url: videoUrl,
});

export const videoEntries = {
  desktopProfiles: v.pipe(v.array(profile), v.minLength(1, 'needs a video')),
  mobileProfiles: v.optional(v.array(profile), []),
  desktopAspectRatio: ratio,
  mobileAspectRatio: v.optional(v.nullable(v.picklist(VIDEO_RATIOS)), null),
  autoplay: flag(false),
  sound: flag(false),
  controls: flag(true),
  loop: flag(true),
  scroll_to_play: flag(false),
  posterImage: picture,
  posterImageMobile: maybe(picture),
  desktopQuality: numberOr(1080, 144, 2160),
  mobileQuality: numberOr(720, 144, 2160),
  /** What the video shows, for those who cannot see it. */
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
};

const video = v.object(videoEntries);
export type VideoFields = v.InferOutput<typeof video>;
