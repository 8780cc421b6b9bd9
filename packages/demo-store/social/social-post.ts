import type { Picture } from '../../../commerce/media/picture.ts';
import type { SocialChannel } from '../../../commerce/social/social-posts.ts';

/** A post of the demo's channels, richer than what a social supplier passes on. */
export interface DemoSocialPost {
  id: number;
  channel: SocialChannel;
  author: { handle: string; name: string; avatar: Picture; isBrand: boolean };
  caption: string;
  /** Without the hash. The first is the campaign's own tag, by which a page asks for posts. */
  tags: string[];
  /** Four to five, drawn from the very products that are linked. */
  picture: Picture;
  /** Films of our own, to be played in place. */
  video: { mp4: string; webm: string; width: number; height: number } | null;
  /** What the picture shows; every key is one the catalogue has. */
  productKeys: string[];
  postedAt: string;
  likes: number;
  sourceUrl: string;
}
