import type { Picture } from '../../../commerce/media/picture.ts';
import type { SocialChannel } from '../../../commerce/social/social-posts.ts';
import { randomFrom } from '../catalogue/random.ts';
import { specials } from '../catalogue/specials/specials.ts';
import { FILM_SIZE, filmAddress } from '../media/films.ts';
import { avatarPath } from '../pictures/compose/avatar.ts';
import { socialScenes } from '../pictures/social-scenes.ts';
import { authors, type PostNote, PRIMARY_TAG, postNotes } from './posts.ts';

/** A post of the demo's channels, with more than a social provider returns. */
export interface DemoSocialPost {
  id: number;
  channel: SocialChannel;
  author: { handle: string; name: string; avatar: Picture; isBrand: boolean };
  caption: string;
  /** Without the hash. The first is the tag by which a page selects posts. */
  tags: string[];
  /** Shows the linked products; 4:5. */
  picture: Picture;
  /** A film of the demo, played inline. */
  video: { mp4: string; webm: string; width: number; height: number } | null;
  /** Products that the picture shows. */
  productKeys: string[];
  postedAt: string;
  likes: number;
  sourceUrl: string;
}

const OPENING_DAY = new Date('2026-11-15T00:00:00.000Z');
const DAY = 86_400_000;
const FIRST_ID = 400_100;
const CHANNEL_HOMES = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/',
} as const;

/** The posts, newest first, with products of a catalogue of this size. */
export function demoSocialPosts(
  catalogue: { productCount: number },
  today: Date = OPENING_DAY,
): DemoSocialPost[] {
  const sold = new Map(specials.slice(0, catalogue.productCount).map(({ id, key }) => [id, key]));
  return postNotes.map((note, index) => writePost(note, index, sold, today));
}

function writePost(
  note: PostNote,
  index: number,
  sold: ReadonlyMap<string, string>,
  today: Date,
): DemoSocialPost {
  const random = randomFrom(1, 'social', note.scene);
  const scene = socialScenes.find(({ id }) => id === `social-${note.scene}`)!;
  const author = authors[note.author]!;
  const { film } = note;
  return {
    id: FIRST_ID + index * 17,
    channel: note.channel,
    author: {
      handle: note.author,
      ...author,
      avatar: { src: avatarPath(note.author), alt: '', ratio: 1, tone: '#e4ddd2' },
    },
    caption: note.caption,
    tags: [PRIMARY_TAG, ...note.tags.split(' ')],
    picture: { src: `/media/campaign/${scene.id}`, alt: note.caption, ratio: 1.25, tone: scene.tint },
    video: film ? { mp4: filmAddress(film, 'mp4'), webm: filmAddress(film, 'webm'), ...FILM_SIZE } : null,
    productKeys: note.examples.split(' ').flatMap((id) => sold.get(id) ?? []),
    postedAt: new Date(today.getTime() - note.daysAgo * DAY - random.int(1, 12) * 3_600_000).toISOString(),
    likes: random.int(40, author.isBrand ? 4_200 : 900),
    sourceUrl: CHANNEL_HOMES[note.channel],
  };
}
