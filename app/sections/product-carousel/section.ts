import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, productQuery, slidesPerView, words } from '../fields.ts';

export default defineSection({
  type: 'ProductCarousel',
  schema: v.object({
    title: words(80),
    text: maybe(words(240)),
    link: maybe(link),
    query: productQuery,
    slidesPerView,
  }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [
    {
      name: 'the newest',
      fields: {
        title: 'New this week',
        query: { category: 'new-in', sort: 'newness' },
        link: { label: 'See all', href: '/categories/new-in' },
      },
    },
    {
      name: 'four and a half in view',
      fields: {
        title: 'Best sellers',
        query: { category: 'womens-dresses', sort: 'best-sellers' },
        slidesPerView: { mobile: 2.15, desktop: 4.5 },
      },
    },
    { name: 'nothing found shows nothing', fields: { title: 'Empty', query: { searchTerm: 'zzzzqqqq' } } },
  ],
});
