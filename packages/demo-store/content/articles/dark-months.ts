import { category, link, query } from '../parts.ts';
import { shot } from '../pictures.ts';
import { article } from './article.ts';
import { darkMonthsTexts } from './dark-months-texts.ts';

export const darkMonths = article(
  {
    slug: 'a-bedroom-for-the-dark-months',
    date: '2026-10-09',
    author: 'Tom Hale',
    minutes: 4,
    campaign: 'slow-mornings',
  },
  darkMonthsTexts,
  (t) => [
    {
      type: 'BlogPanelDetail',
      title: t.lamps,
      markdown: t.lampsText,
      pictures: [
        shot('table-lamp styled linen ecru sage', t.lamp, 1.3),
        shot('throw front knit oatmeal sage', t.throw, 1.1),
      ],
    },
    {
      type: 'BlogPanelProductFocus',
      title: t.focus,
      text: t.focusText,
      query: query({ category: 'home-bedding', sort: 'best-sellers', limit: 4 }),
      link: link(t.focusLink, category('home-bedding')),
    },
    {
      type: 'Image',
      picture: {
        desktop: shot('armchair styled velvet forest sage', t.chair, 0.5),
        mobile: shot('armchair styled velvet forest sage', t.chair, 1.1),
      },
      caption: t.caption,
    },
    {
      type: 'BlogPanelProductHighlight',
      title: t.candle,
      text: t.candleText,
      query: query({ category: 'home-candles', sort: 'rating-desc', limit: 2 }),
    },
  ],
);
