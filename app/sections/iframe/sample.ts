import type { InferInput } from 'valibot';
import { lamp } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { iframeSchema } from './schema.ts';

export const iframeSamples: Sample<InferInput<typeof iframeSchema>>[] = [
  {
    name: 'asks before it loads',
    fields: {
      src: 'https://www.youtube-nocookie.com/embed/selvedge-demo',
      title: 'An hour at the mill',
      poster: { ...lamp, ratio: 0.5625 },
    },
  },
  {
    name: 'a host that is not allowed shows nothing',
    fields: { src: 'https://evil.example/frame', title: 'Nothing' },
  },
];
