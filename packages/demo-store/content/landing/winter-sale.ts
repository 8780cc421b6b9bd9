import { band, DEFAULT_BRAND, page } from '../entry.ts';
import { LANGUAGES } from '../languages.ts';
import { art, category, link, productRow, query } from '../parts.ts';
import { campaign } from '../pictures.ts';
import { winterSaleTexts } from './winter-sale-texts.ts';

const SALE_ENDS = '2026-12-31T23:59:59Z';

export const winterSale = LANGUAGES.map((locale) => {
  const t = winterSaleTexts[locale];
  return page(
    '/pages/winter-sale',
    {
      title: t.title,
      description: t.description,
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
              { label: t.halfPrice, href: category('sale-half-price') },
              { label: t.endsIn, uspCountdown: SALE_ENDS },
              { label: t.refund, dropdownTitle: t.evenInSale, dropdownCopy: t.evenInSaleText },
            ],
          },
          {
            type: 'Banner',
            liveTextTitle: t.title,
            liveTextTitleMobile: t.titleMobile,
            subtitle: t.subtitle,
            subtitleMobile: t.subtitleMobile,
            titleSize: 120,
            lineHeight: 96,
            containerWidth: 40,
            titleSizeMobile: 56,
            subtitleSize: 22,
            textboxPosition: 'middle-left',
            titleColour: '#ffffff',
            subtitleColour: '#ffffff',
            picture: art(campaign('soft-knits', t.picture), 0.42, 1),
            callToAction: link(t.everything, category('sale')),
          },
        ),
        {
          type: 'TakeoverToggle',
          legend: t.whose,
          sides: [
            {
              label: t.women,
              title: t.womenTitle,
              text: t.womenText,
              picture: art(campaign('occasion', t.womenPicture), 0.45, 1.1),
              links: [
                link(t.womenLink, category('sale-womens')),
                link(t.womenHalf, category('sale-half-price')),
              ],
            },
            {
              label: t.men,
              title: t.menTitle,
              text: t.menText,
              picture: art(campaign('new-tailoring', t.menPicture), 0.45, 1.1),
              links: [link(t.menLink, category('sale-mens'))],
            },
            {
              label: t.home,
              title: t.homeTitle,
              text: t.homeText,
              picture: art(campaign('quiet-living', t.homePicture), 0.45, 1.1),
              links: [link(t.homeLink, category('sale-home'))],
            },
          ],
        },
        productRow(
          t.better,
          query({ category: 'sale-half-price' }),
          link(t.seeAll, category('sale-half-price')),
        ),
        {
          type: 'CountdownBanner',
          title: t.lastDays,
          description: t.lastDaysText,
          endTime: SALE_ENDS,
          layout: 'large',
          backgroundColour: 'dark',
          textColour: 'on-dark',
          callToAction: link(t.shop, category('sale')),
        },
        {
          type: 'ProductGrid',
          title: t.quickly,
          query: query({ category: 'sale', sort: 'best-sellers', limit: 10 }),
          link: link(t.all, category('sale')),
        },
      ],
    },
    { brand: DEFAULT_BRAND, locale },
  );
});
