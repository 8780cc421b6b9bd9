import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, words } from '../fields.ts';

export default defineSection({
  type: 'WishlistCarousel',
  schema: v.object({ title: maybe(words(80)) }),
  samples: [{ name: 'hidden until something is saved, and on desktop', fields: {} }],
});
