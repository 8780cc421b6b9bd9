import { category, link, query } from '../parts.ts';
import { shot } from '../pictures.ts';
import { article } from './article.ts';
import { theSuitTexts } from './the-suit-texts.ts';

export const theSuit = article(
  {
    slug: 'the-suit-after-the-office',
    date: '2026-09-25',
    author: 'Daniel Okafor',
    minutes: 3,
    campaign: 'new-tailoring',
    shops: ['burton'],
  },
  theSuitTexts,
  (t) => [
    {
      type: 'BlogPanelDetail',
      title: t.three,
      markdown: t.threeText,
      pictures: [
        shot('suit-jacket front wool navy steel', t.jacket, 1.4),
        shot('tie front satin burgundy steel', t.tie, 1.1),
      ],
    },
    {
      type: 'BlogPanelProductFocus',
      title: t.focus,
      query: query({ category: 'mens-suit-jackets', sort: 'best-sellers', limit: 4 }),
      link: link(t.focusLink, category('mens-suits')),
    },
    {
      type: 'BlogPanelStyleOverview',
      title: t.check,
      picture: shot('mens-shirt front plain white steel', t.shirt, 1.2),
      points: t.points,
    },
    {
      type: 'BlogPanelProductHighlight',
      title: t.shirts,
      text: t.shirtsText,
      query: query({ category: 'mens-shirts', sort: 'best-sellers', limit: 2 }),
    },
  ],
);
