import type { SocialPost } from './social-posts.ts';

export const SOCIAL_GALLERY = { perRowDesktop: 4, perRowMobile: 2, rowLimit: 4 } as const;

const EMBED_HOSTS: readonly string[] = [
  'instagram.com',
  'tiktok.com',
  'facebook.com',
  'youtube.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
];

export function isAllowedEmbed(url: string, hosts: readonly string[] = EMBED_HOSTS): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

export type PostMedia =
  | { kind: 'image'; url: string; altText: string }
  | { kind: 'video-preview'; url: string; altText: string }
  | { kind: 'video-frame'; url: string }
  | { kind: 'video-file'; url: string };

/** A video shows a preview picture first; its frame is loaded after a click, and only from allowed hosts. */
export function describePostMedia(
  post: SocialPost,
  isPlaying: boolean,
  hosts = EMBED_HOSTS,
): PostMedia | null {
  const [image] = post.images;
  const video = post.videos.find((one) => one.type === 'link' || isAllowedEmbed(one.url, hosts));
  if (video && isPlaying) {
    return video.type === 'iframe'
      ? { kind: 'video-frame', url: video.url }
      : { kind: 'video-file', url: video.url };
  }
  if (!image) return null;
  return { kind: video ? 'video-preview' : 'image', url: image.url, altText: image.altText ?? '' };
}
