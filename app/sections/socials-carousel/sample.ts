import type { InferInput } from 'valibot';
import { gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { socialsCarouselSchema } from './schema.ts';

export const socialsCarouselSamples: Sample<InferInput<typeof socialsCarouselSchema>>[] = [
  {
    name: 'three channels',
    fields: {
      title: 'From our channels',
      primaryHashtag: 'myselvedge',
      posts: (['instagram', 'tiktok', 'facebook', 'instagram', 'tiktok', 'instagram'] as const).map(
        (channel, place) => ({
          flocklerId: String(place),
          channel,
          sourceUrl: `https://www.${channel}.com/`,
          images: [gown],
          text: 'The plum one is back.',
          ctaLink: { url: '/categories/evening', title: 'Shop it' },
        }),
      ),
    },
  },
  { name: 'one channel', fields: { title: 'On Instagram', showFacebook: false, showTikTok: false } },
  { name: 'no posts', fields: { title: 'Nothing posted yet' } },
];
