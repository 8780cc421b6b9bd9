import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, words } from '../fields.ts';
import { film } from '../sample-pictures.ts';
import { videoEntries } from '../video-fields.ts';

export default defineSection({
  type: 'VideoComponent',
  styles: ['editorial', 'video'],
  schema: v.object({
    ...videoEntries,
    title: maybe(words(120)),
    text: maybe(words(600)),
    callToAction: maybe(link),
  }),
  samples: [
    {
      name: 'with words beside it',
      fields: {
        ...film,
        title: 'Washed twice',
        text: 'We wash linen before we cut it, so that it arrives as soft as it will stay.',
        callToAction: { label: 'Linen bedding', href: '/categories/home-linen-bedding' },
      },
    },
    { name: 'alone, playing when half visible', fields: { ...film, scroll_to_play: true, controls: false } },
  ],
});
