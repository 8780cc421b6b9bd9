import { page } from '../entry.ts';
import { card, category, query, roundel } from '../parts.ts';
import { campaign, heroPicture, shot } from '../pictures.ts';

export const giftGuide = page(
  '/pages/gift-guide',
  {
    title: 'The gift guide',
    description: 'Chosen by our buyers: presents by person, by price and by room.',
    sections: [
      {
        type: 'ImageHeader',
        eyebrow: 'The gift guide',
        title: 'Presents people keep',
        subtitle: 'Chosen by our buyers, wrapped if you like.',
        ...heroPicture(campaign('wrapped-up', 'A green gift box and a candle')),
      },
      {
        type: 'CtaCarousel',
        title: 'By person',
        slidesPerView: { mobile: 3.2, tablet: 5, desktop: 6 },
        items: [
          roundel('Her', category('gifts-for-her'), shot('scarf front satin dusty-rose blush')),
          roundel('Him', category('gifts-for-him'), shot('tie front stripe navy steel')),
          roundel('Children', category('gifts-for-kids'), shot('beanie front knit mustard sky')),
          roundel('The home', category('gifts-for-home'), shot('vase front plain terracotta stone')),
          roundel(
            'Personalised',
            category('gifts-personalised'),
            shot('necklace front plain gold champagne'),
          ),
          roundel('Under £25', category('gifts-under-25'), shot('candle front plain sage sage')),
        ],
      },
      {
        type: 'CtaGrid',
        title: 'By mood',
        columns: 3,
        columnsMobile: 1,
        items: [
          card(
            'For staying in',
            category('loungewear'),
            shot('dressing-gown front satin dusty-rose blush', '', 1.2),
            {
              variant: 'ctaHighlights',
              callToAction: 'Shop loungewear',
            },
          ),
          card('For going out', category('party'), shot('clutch-bag front sequin gold champagne', '', 1.2), {
            variant: 'ctaHighlights',
            callToAction: 'Shop party',
          }),
          card('For sleeping in', category('home-bedding'), shot('bedding front linen sage sage', '', 1.2), {
            variant: 'ctaHighlights',
            callToAction: 'Shop bedding',
          }),
        ],
      },
      { type: 'ProductCard', query: query({ category: 'gift-sets', sort: 'best-sellers', limit: 1 }) },
    ],
  },
  { locale: 'en-GB' },
);
