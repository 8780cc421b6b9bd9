import { band, DEFAULT_BRAND, page } from '../entry.ts';
import { LANGUAGES } from '../languages.ts';
import { category, link, productRow, query } from '../parts.ts';
import { campaign, heroPicture, shot } from '../pictures.ts';
import { christmasTexts } from './christmas-texts.ts';

export const christmas = LANGUAGES.map((locale) => {
  const t = christmasTexts[locale];
  const people = [
    { label: t.forHer, slug: 'gifts-for-her' },
    { label: t.forHim, slug: 'gifts-for-him' },
    { label: t.forChildren, slug: 'gifts-for-kids' },
    { label: t.forHome, slug: 'gifts-for-home' },
  ];
  return page(
    '/pages/christmas',
    {
      title: t.title,
      description: t.description,
      image: '/media/campaign/wrapped-up',
      sections: [
        band(
          { fullWidth: true, tight: true },
          {
            type: 'CountdownBanner',
            title: t.inTime,
            endTime: '2026-12-22T22:00:00Z',
            layout: 'small',
            backgroundColour: 'sale',
            textColour: 'on-sale',
            callToAction: link(t.dates, '/pages/informational/delivery'),
          },
          {
            type: 'HeroBanner',
            eyebrow: t.eyebrow,
            title: t.headline,
            ...heroPicture(campaign('wrapped-up', t.picture)),
            linkLocation: 'middle-left',
            linkStacking: 'vertical',
            maxButtonStackDesktop: 2,
            maxButtonStackMobile: 2,
            links: people.map(({ label, slug }) => ({ label, href: category(slug) })),
          },
        ),
        {
          type: 'CategoryCarousel',
          title: t.quickly,
          items: [
            {
              title: t.party,
              picture: shot('bodycon-dress styled sequin gold champagne', '', 1.2),
              shopAllHref: category('party'),
              links: [
                link(t.dresses, category('party')),
                link(t.blackTie, category('evening')),
                link(t.heels, category('womens-heels')),
              ],
            },
            {
              title: t.table,
              picture: shot('tableware styled plain ivory stone', '', 1.2),
              shopAllHref: category('home-dining'),
              links: [
                link(t.plates, category('home-tableware')),
                link(t.pots, category('home-cookware')),
                link(t.candles, category('home-candles')),
              ],
            },
            {
              title: t.under25,
              picture: shot('candle styled plain forest stone', '', 1.2),
              primaryHref: category('gifts-under-25'),
            },
            {
              title: t.beautySets,
              picture: shot('gift-box front satin blush blush', '', 1.2),
              primaryHref: category('beauty-gift-sets'),
            },
          ],
        },
        productRow(
          t.small,
          query({ category: 'gifts-under-25', sort: 'best-sellers' }),
          link(t.allUnder25, category('gifts-under-25')),
        ),
        {
          type: 'CategoriesProductCarousel',
          title: t.byPerson,
          satelliteKey: 'christmas-gifts',
          terms: people.map(({ label, slug }) => ({ label, category: slug })),
          slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
        },
        { type: 'FaqAccordian', items: t.questions },
      ],
    },
    { brand: DEFAULT_BRAND, locale },
  );
});
