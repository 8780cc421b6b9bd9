import { randomFrom } from '../catalogue/random.ts';
import { specials } from '../catalogue/specials/specials.ts';
import { FILM_SIZE, filmAddress } from '../media/films.ts';
import { avatarPath } from '../pictures/compose/avatar.ts';
import { socialScenes } from '../pictures/social-scenes.ts';
import { authors, type PostNote, PRIMARY_TAG, postNotes } from './posts.ts';
import type { DemoSocialPost } from './social-post.ts';

const OPENING_DAY = new Date('2026-11-15T00:00:00.000Z');
const DAY = 86_400_000;
const FIRST_ID = 400_100;
const CHANNEL_HOMES = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/',
} as const;

/** The posts of the demo's channels, newest first, with products of a catalogue of this size. */
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
