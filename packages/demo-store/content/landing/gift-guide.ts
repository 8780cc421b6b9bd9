import { band, page } from '../entry.ts';
import { LANGUAGES } from '../languages.ts';
import { card, category, query, roundel } from '../parts.ts';
import { campaign, heroPicture, shot } from '../pictures.ts';
import { giftGuideTexts } from './gift-guide-texts.ts';

const mood = (title: string, callToAction: string, slug: string, recipe: string) =>
  card(title, category(slug), shot(recipe, '', 1.2), { variant: 'ctaHighlights', callToAction });

/** One present from each of four unrelated categories. */
const BUYERS_PICKS = ['womens-jewellery', 'mens-scarves', 'home-candles', 'beauty-fragrance'];

const pick = (slug: string) => ({
  type: 'ProductCard',
  query: query({ category: slug, sort: 'rating-desc', limit: 1 }),
});

export const giftGuide = LANGUAGES.map((locale) => {
  const t = giftGuideTexts[locale];
  return page(
    '/pages/gift-guide',
    {
      title: t.title,
      description: t.description,
      image: '/media/campaign/wrapped-up',
      sections: [
        {
          type: 'ImageHeader',
          eyebrow: t.title,
          title: t.headline,
          subtitle: t.subtitle,
          ...heroPicture(campaign('wrapped-up', t.picture)),
        },
        {
          type: 'CtaCarousel',
          title: t.byPerson,
          slidesPerView: { mobile: 3.2, tablet: 5, desktop: 6 },
          items: [
            roundel(t.her, category('gifts-for-her'), shot('scarf front satin dusty-rose blush')),
            roundel(t.him, category('gifts-for-him'), shot('tie front stripe navy steel')),
            roundel(t.children, category('gifts-for-kids'), shot('beanie front knit mustard sky')),
            roundel(t.home, category('gifts-for-home'), shot('vase front plain terracotta stone')),
            roundel(
              t.personalised,
              category('gifts-personalised'),
              shot('necklace front plain gold champagne'),
            ),
            roundel(t.under25, category('gifts-under-25'), shot('candle front plain sage sage')),
          ],
        },
        {
          type: 'CtaGrid',
          title: t.byMood,
          columns: 3,
          columnsMobile: 1,
          items: [
            mood(t.stayingIn, t.shopLoungewear, 'loungewear', 'dressing-gown front satin dusty-rose blush'),
            mood(t.goingOut, t.shopParty, 'party', 'clutch-bag front sequin gold champagne'),
            mood(t.bedtime, t.shopBedding, 'home-bedding', 'bedding front linen sage sage'),
          ],
        },
        { type: 'Text', markdown: `## ${t.buyers}\n\n${t.buyersText}` },
        band({ columns: 4 }, ...BUYERS_PICKS.map(pick)),
      ],
    },
    { locale },
  );
});
