import { page } from './entry.ts';
import { category, link, productRow, query } from './parts.ts';

export const notFoundPage = page('/not-found', {
  title: 'Page Not Found',
  robots: 'noindex',
  sections: [
    {
      type: 'CategoryHeader',
      title: 'Page Not Found',
      text: 'It may have moved, sold out, or never been there. Everything else is where you left it.',
      links: [
        link('New in', category('new-in')),
        link('Women', category('womens-clothing')),
        link('Men', category('mens')),
        link('Home', category('home')),
        link('Sale', category('sale')),
      ],
    },
    productRow('While you are here', query({ category: 'new-in', sort: 'best-sellers' })),
  ],
});
