import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { href, maybe, slidesPerView, words } from '../fields.ts';
import { perkCardSchema } from '../perk-card/section.ts';

export default defineSection({
  type: 'PerksCarousel',
  styles: ['cards'],
  schema: v.object({
    title: words(80),
    viewAllHref: maybe(href),
    items: v.pipe(v.array(perkCardSchema), v.minLength(1)),
    slidesPerView,
  }),
  samples: [
    {
      name: 'five perks',
      fields: {
        title: 'What members get',
        viewAllHref: '/account',
        items: [
          'A point a pound',
          'First in the sale',
          'Delivery on us',
          'A birthday present',
          'Repairs',
        ].map((title) => ({
          title,
          description: 'For everyone who joins. It costs nothing.',
          icon: 'sparkle' as const,
        })),
      },
    },
  ],
});
