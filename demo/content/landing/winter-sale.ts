import { band, page } from '../entry.ts';
import { art, category, link, productRow, query } from '../parts.ts';
import { campaign, shot } from '../pictures.ts';

export const winterSale = page(
  '/pages/winter-sale',
  {
    title: 'The winter sale',
    description: 'Up to half price, once a season, until it is gone.',
    image: '/media/puffer-jacket/styled/plain.cherry.pearl',
    sections: [
      band(
        { fullWidth: true, tight: true },
        {
          type: 'UspBanner',
          mode: 'rotating',
          backgroundColour: 'sale',
          textColour: 'on-sale',
          items: [
            { label: 'Up to half price', href: category('sale-half-price') },
            { label: 'The sale ends in', uspCountdown: '2026-12-31T23:59:59Z' },
            {
              label: 'Twenty-eight days to send it back',
              dropdownTitle: 'Even in the sale',
              dropdownCopy:
                'Sale pieces come back like any other: within 28 days, unworn, with their labels on.',
            },
          ],
        },
        {
          type: 'Banner',
          liveTextTitle: 'The winter sale',
          liveTextTitleMobile: 'Winter sale',
          subtitle: 'Coats, knitwear and party dresses at up to half price. Once a season, until it is gone.',
          subtitleMobile: 'Up to half price, until it is gone.',
          titleSize: 150,
          titleSizeMobile: 56,
          subtitleSize: 26,
          textboxPosition: 'middle-left',
          titleColour: '#ffffff',
          subtitleColour: '#ffffff',
          picture: art(campaign('soft-knits', 'Knitwear and a tartan scarf'), 0.42, 1),
          callToAction: link('Everything in the sale', category('sale')),
        },
      ),
      {
        type: 'TakeoverToggle',
        legend: 'Whose sale',
        sides: [
          {
            label: 'Women',
            title: 'Coats and dresses',
            text: 'From 20 to 60 per cent off.',
            picture: art(shot('trench-coat styled plain stone sand', 'A trench coat'), 0.45, 1.1),
            links: [
              link('Women’s sale', category('sale-womens')),
              link('Half price', category('sale-half-price')),
            ],
          },
          {
            label: 'Men',
            title: 'Tailoring and knitwear',
            text: 'The jacket you looked at twice.',
            picture: art(shot('suit styled wool charcoal steel', 'A charcoal suit'), 0.45, 1.1),
            links: [link('Men’s sale', category('sale-mens'))],
          },
          {
            label: 'Home',
            title: 'Sofas, sheets, lamps',
            text: 'Last season’s colours; this season’s rooms.',
            picture: art(shot('sofa styled velvet mustard stone', 'A mustard sofa'), 0.45, 1.1),
            links: [link('Home sale', category('sale-home'))],
          },
        ],
      },
      productRow(
        'Half price and better',
        query({ category: 'sale-half-price' }),
        link('See all', category('sale-half-price')),
      ),
      {
        type: 'CountdownBanner',
        title: 'Last days',
        description: 'When the clock stops, prices go back to where they were.',
        endTime: '2026-12-31T23:59:59Z',
        layout: 'large',
        backgroundColour: 'dark',
        textColour: 'on-dark',
        callToAction: link('Shop the sale', category('sale')),
      },
      {
        type: 'ProductGrid',
        title: 'Going quickly',
        query: query({ category: 'sale', sort: 'best-sellers', limit: 8 }),
        link: link('All sale', category('sale')),
      },
    ],
  },
  { locale: 'en-GB' },
);
