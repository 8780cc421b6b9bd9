import { category, link, query } from '../parts.ts';
import { shot } from '../pictures.ts';
import { article } from './article.ts';
import { winterCoatTexts } from './winter-coat-texts.ts';

export const winterCoat = article(
  {
    slug: 'how-to-choose-a-winter-coat',
    date: '2026-11-06',
    author: 'Ines Marlow',
    minutes: 5,
    campaign: 'soft-knits',
    shops: ['coast', 'wallis', 'principles', 'oasis', 'warehouse', 'nastygal'],
  },
  winterCoatTexts,
  (t) => [
    {
      type: 'BlogPanelDetail',
      title: t.shoulder,
      markdown: t.shoulderText,
      pictures: [
        shot('wool-coat front wool camel stone', t.front, 1.4),
        shot('wool-coat detail wool camel stone', t.lapel, 1.1),
      ],
    },
    {
      type: 'BlogPanelStyleOverview',
      title: t.lives,
      text: t.livesText,
      picture: shot('trench-coat styled plain stone sand', t.trench, 1.2),
      points: t.points,
    },
    {
      type: 'BlogPanelProductFocus',
      title: t.focus,
      text: t.focusText,
      query: query({ category: 'womens-wool-coats', sort: 'rating-desc', limit: 4 }),
      link: link(t.focusLink, category('womens-wool-coats')),
    },
    { type: 'Text', markdown: t.colour },
    {
      type: 'BlogPanelProductHighlight',
      title: t.finish,
      text: t.finishText,
      query: query({ category: 'womens-accessories', sort: 'best-sellers', limit: 2 }),
    },
  ],
);
