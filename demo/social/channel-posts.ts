import { specials } from '#demo/catalogue/specials/specials.ts';
import type { ChannelPost } from './to-posts.ts';

type Row = [
  channel: ChannelPost['channel'],
  handle: string,
  scene: string,
  caption: string,
  tags: string,
  example: string,
  film?: string,
];

const TAG = 'myselvedge';
const DAY = 86_400_000;

const rows: Row[] = [
  [
    'instagram',
    'oasis',
    'garden-florals',
    'Nine in the garden, dew on the hem.',
    'dresses florals',
    'size-dress',
  ],
  [
    'tiktok',
    'coast',
    'occasion',
    'Plum satin, one turn, no edits.',
    'dresses evening',
    'bundle-outfits',
    '/films/satin.webm',
  ],
  ['instagram', 'ollyandfern', 'denim-days', 'Saturday, denim, no plans.', 'denim jackets', 'one-variant'],
  [
    'facebook',
    'burton',
    'new-tailoring',
    'The first suit, fitted in an hour.',
    'suits tailoring',
    'bundle-suits',
  ],
  [
    'instagram',
    'slowsundays',
    'soft-knits',
    'The cardigan that never made it back to the drawer.',
    'knitwear',
    'xdd',
  ],
  ['tiktok', 'velmora', 'beauty-hall', 'Three minutes, one shelf.', 'makeup beauty', 'foundation-shades'],
  [
    'facebook',
    'numberfortytwo',
    'quiet-living',
    'We bought the sofa first and the house after.',
    'sofas home',
    'bundle-home',
  ],
  [
    'tiktok',
    'selvedge',
    'slow-mornings',
    'Washed linen in the window. Turn the sound off.',
    'linen bedding',
    'bundle-home-throw',
    '/films/linen.webm',
  ],
  [
    'instagram',
    'desk.to.dinner',
    'well-heeled',
    'Heels that survived the cobbles.',
    'shoes heels',
    'bundle-outfits-heels',
  ],
  ['facebook', 'selvedge', 'shoreline', 'Last swim of the year, they said.', 'swim swimsuits', 'few-reviews'],
  [
    'instagram',
    'priyawears',
    'dress-of-the-season',
    'Same dress, four weddings.',
    'dresses weddingguest',
    'was-price',
  ],
  [
    'tiktok',
    'lamplitrooms',
    'table-talk',
    'Set for six, eight came.',
    'dining tableware',
    'bundle-home-cushion',
  ],
];

/** What the demo's channels posted, a day apart, newest first. */
export function channelPosts(today: Date): ChannelPost[] {
  const keyOf = new Map(specials.map(({ id, key }) => [id, key]));
  return rows.map(([channel, handle, scene, caption, tags, example, film], place) => ({
    id: place + 1,
    channel,
    author: { handle },
    caption,
    tags: [TAG, ...tags.split(' ')],
    picture: { src: `/media/campaign/${scene}`, alt: caption },
    video: film ? { webm: film } : null,
    productKeys: [keyOf.get(example)].filter((key) => key !== undefined),
    postedAt: new Date(today.getTime() - (place + 1) * DAY).toISOString(),
    sourceUrl: `https://www.${channel}.com/`,
  }));
}
