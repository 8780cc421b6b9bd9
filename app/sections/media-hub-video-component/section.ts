import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, words } from '../fields.ts';
import { film } from '../sample-pictures.ts';
import { videoEntries } from '../video-fields.ts';

/** A video encoded by the media hub, with text over it. */
export default defineSection({
  type: 'MediaHubVideoComponent',
  styles: ['video'],
  schema: v.object({
    ...videoEntries,
    overlayTitle: maybe(words(120)),
    callToAction: maybe(link),
  }),
  samples: [
    {
      name: 'words over the film',
      fields: {
        ...film,
        autoplay: true,
        controls: false,
        overlayTitle: 'The linen edit',
        callToAction: { label: 'See the edit', href: '/categories/the-linen-edit' },
        desktopAspectRatio: '21:9',
        mobileAspectRatio: '4:5',
      },
    },
  ],
});
