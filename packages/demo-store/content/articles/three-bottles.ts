import { band } from '../entry.ts';
import { category, link, query } from '../parts.ts';
import { shot } from '../pictures.ts';
import { article } from './article.ts';
import { threeBottlesTexts } from './three-bottles-texts.ts';

export const threeBottles = article(
  {
    slug: 'skincare-in-three-bottles',
    date: '2026-09-11',
    author: 'Mara Lindqvist',
    minutes: 4,
    campaign: 'beauty-hall',
  },
  threeBottlesTexts,
  (t) => [
    {
      type: 'BlogPanelStyleOverview',
      title: t.three,
      picture: shot('cream-jar styled plain sage sage', t.jar, 1.2),
      points: t.points,
    },
    {
      type: 'BlogPanelProductFocus',
      title: t.focus,
      query: query({ category: 'beauty-skincare', sort: 'rating-desc', limit: 4 }),
      link: link(t.focusLink, category('beauty-skincare')),
    },
    band({ colour: 'sunk' }, { type: 'FaqAccordian', title: t.asked, items: t.questions }),
    {
      type: 'BlogPanelProductHighlight',
      title: t.scent,
      text: t.scentText,
      query: query({ category: 'beauty-fragrance', sort: 'best-sellers', limit: 2 }),
    },
  ],
);
