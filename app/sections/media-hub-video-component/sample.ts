import type { InferInput } from 'valibot';
import { film } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { mediaHubVideoComponentSchema } from './schema.ts';

export const mediaHubVideoComponentSamples: Sample<InferInput<typeof mediaHubVideoComponentSchema>>[] = [
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
];
