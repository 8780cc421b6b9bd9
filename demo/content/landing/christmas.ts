import { band, page } from '../entry.ts';
import { category, link, productRow, query } from '../parts.ts';
import { campaign, heroPicture, shot } from '../pictures.ts';

export const christmas = page(
  '/pages/christmas',
  {
    title: 'Christmas at the store',
    description: 'Gifts for everyone on the list, party clothes, and a table worth sitting at.',
    image: '/media/campaign/wrapped-up',
    sections: [
      band(
        { fullWidth: true, tight: true },
        {
          type: 'CountdownBanner',
          title: 'Order in time for Christmas',
          endTime: '2026-12-22T22:00:00Z',
          layout: 'small',
          backgroundColour: 'sale',
          textColour: 'on-sale',
          callToAction: link('Delivery dates', '/pages/informational/delivery'),
        },
        {
          type: 'HeroBanner',
          eyebrow: 'Christmas',
          title: 'Something for everyone on the list',
          ...heroPicture(campaign('wrapped-up', 'A green gift box and a candle')),
          linkLocation: 'middle-left',
          linkStacking: 'vertical',
          maxButtonStackDesktop: 2,
          maxButtonStackMobile: 2,
          links: [
            { label: 'For her', href: category('gifts-for-her') },
            { label: 'For him', href: category('gifts-for-him') },
            { label: 'For children', href: category('gifts-for-kids') },
            { label: 'For the home', href: category('gifts-for-home') },
          ],
        },
      ),
      {
        type: 'CategoryCarousel',
        title: 'Find it quickly',
        items: [
          {
            title: 'Party clothes',
            picture: shot('bodycon-dress styled sequin gold champagne', '', 1.2),
            shopAllHref: category('party'),
            links: [
              link('Dresses', category('party')),
              link('Black tie', category('evening')),
              link('Heels', category('womens-heels')),
            ],
          },
          {
            title: 'The table',
            picture: shot('tableware styled plain ivory stone', '', 1.2),
            shopAllHref: category('home-dining'),
            links: [
              link('Plates', category('home-tableware')),
              link('Pots', category('home-cookware')),
              link('Candles', category('home-candles')),
            ],
          },
          {
            title: 'Gifts under £25',
            picture: shot('candle styled plain forest stone', '', 1.2),
            primaryHref: category('gifts-under-25'),
          },
          {
            title: 'Beauty sets',
            picture: shot('gift-box front satin blush blush', '', 1.2),
            primaryHref: category('beauty-gift-sets'),
          },
        ],
      },
      productRow(
        'Small and good',
        query({ category: 'gifts-under-25', sort: 'best-sellers' }),
        link('All under £25', category('gifts-under-25')),
      ),
      {
        type: 'CategoriesProductCarousel',
        title: 'Gifts by person',
        satelliteKey: 'christmas-gifts',
        terms: [
          { label: 'For her', category: 'gifts-for-her' },
          { label: 'For him', category: 'gifts-for-him' },
          { label: 'For children', category: 'gifts-for-kids' },
          { label: 'For the home', category: 'gifts-for-home' },
        ],
        slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
      },
      {
        type: 'FaqAccordian',
        items: [
          {
            question: 'When is the last day to order?',
            answer: 'Standard delivery: 18 December. Next day: 22 December, until ten in the evening.',
          },
          {
            question: 'Can it be wrapped?',
            answer:
              'Yes. Tick the box in your basket; we use recycled paper, cotton ribbon and no price tags.',
          },
          {
            question: 'Until when can it come back?',
            answer: 'Until 14 January, whoever bought it. See [returns](/pages/informational/returns).',
          },
        ],
      },
    ],
  },
  { locale: 'en-GB' },
);
