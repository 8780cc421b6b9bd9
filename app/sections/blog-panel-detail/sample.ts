import type { InferInput } from 'valibot';
import { coat, dress } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { blogPanelDetailSchema } from './schema.ts';

export const blogPanelDetailSamples: Sample<InferInput<typeof blogPanelDetailSchema>>[] = [
  {
    name: 'two pictures',
    fields: {
      title: 'Begin at the shoulder',
      markdown: 'Everything else can be altered. **Then the length.**',
      pictures: [
        { ...coat, ratio: 1.4 },
        { ...dress, ratio: 1.1 },
      ],
    },
  },
];
