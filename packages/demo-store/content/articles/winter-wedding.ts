import { category, link, query } from '../parts.ts';
import { shot } from '../pictures.ts';
import { article } from './article.ts';
import { winterWeddingTexts } from './winter-wedding-texts.ts';

export const winterWedding = article(
  {
    slug: 'what-to-wear-to-a-winter-wedding',
    date: '2026-10-23',
    author: 'Priya Anand',
    minutes: 4,
    campaign: 'occasion',
  },
  winterWeddingTexts,
  (t) => [
    {
      type: 'BlogPanelDetail',
      title: t.cloth,
      markdown: t.clothText,
      pictures: [
        shot('maxi-dress front velvet emerald blush', t.dress, 1.4),
        shot('court-heels front satin champagne blush', t.heels, 1.1),
      ],
    },
    {
      type: 'BlogPanelProductFocus',
      title: t.focus,
      query: query({ category: 'wedding-guest', sort: 'best-sellers', limit: 4 }),
      link: link(t.focusLink, category('wedding-guest')),
    },
    {
      type: 'BlogPanelStyleOverview',
      title: t.order,
      picture: shot('clutch-bag front satin plum blush', t.clutch, 1.1),
      points: t.points,
    },
    {
      type: 'BlogPanelProductHighlight',
      title: t.small,
      text: t.smallText,
      query: query({ category: 'womens-clutch-bags', sort: 'best-sellers', limit: 2 }),
    },
  ],
);
