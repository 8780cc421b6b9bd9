import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { film } from '../sample-pictures.ts';
import { videoEntries } from '../video-fields.ts';

export default defineSection({
  type: 'Video',
  styles: ['video'],
  schema: v.object(videoEntries),
  samples: [
    { name: 'with controls', fields: { ...film } },
    {
      name: 'portrait on phones',
      fields: { ...film, mobileAspectRatio: '9:16', scroll_to_play: true, controls: false },
    },
  ],
});
