import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, picture, words } from '../fields.ts';
import { coat, dress } from '../sample-pictures.ts';

export default defineSection({
  type: 'BlogPanelDetail',
  styles: ['editorial'],
  schema: v.object({
    title: maybe(words(120)),
    markdown: words(8000),
    pictures: v.pipe(v.array(picture), v.minLength(1), v.maxLength(2)),
  }),
  load: async ({ markdown }, { richText }) => ({ html: richText.fromMarkdown(markdown) }),
  samples: [
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
  ],
});
