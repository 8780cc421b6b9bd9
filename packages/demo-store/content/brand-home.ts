import { brands } from '../brands/all.ts';
import { type BrandHomeTexts, brandHomeTexts, storyIn } from './brand-home-texts.ts';
import { type BrandStory, brandStories } from './brands.ts';
import { band, page, type SectionBody } from './entry.ts';
import { type Language, languagesOf } from './languages.ts';
import { card, category, featuresOf, link, productRow, query } from './parts.ts';
import { heroPicture } from './pictures.ts';

/** The parts of each brand's home page, in order. */
const arrangements: Record<string, (keyof typeof parts)[]> = {
  burton: ['hero', 'usp', 'categoryCards', 'newIn', 'feature', 'favourites', 'beside', 'promises'],
  coast: ['hero', 'newIn', 'beside', 'largeCategoryCards', 'favourites', 'feature', 'journal', 'promises'],
  wallis: ['hero', 'categoryCards', 'beside', 'newIn', 'feature', 'favourites', 'promises'],
  'dorothy-perkins': ['usp', 'hero', 'categoryCards', 'newIn', 'sale', 'favourites', 'beside', 'promises'],
  misspap: ['marquee', 'hero', 'newIn', 'live', 'largeCategoryCards', 'sale', 'favourites', 'beside'],
  principles: ['hero', 'beside', 'newIn', 'feature', 'largeCategoryCards', 'favourites', 'promises'],
  oasis: ['hero', 'newIn', 'categoryCards', 'beside', 'favourites', 'feature', 'journal', 'promises'],
  warehouse: ['hero', 'newIn', 'live', 'categoryCards', 'favourites', 'marquee', 'beside'],
  maine: ['hero', 'categoryCards', 'newIn', 'beside', 'favourites', 'feature', 'promises'],
  coastie: ['hero', 'categoryCards', 'newIn', 'feature', 'favourites', 'promises'],
  gorgeous: ['hero', 'newIn', 'largeCategoryCards', 'beside', 'favourites', 'feature', 'promises'],
  nastygal: ['marquee', 'hero', 'newIn', 'live', 'largeCategoryCards', 'favourites', 'sale', 'beside'],
  foreverunique: ['hero', 'beside', 'newIn', 'largeCategoryCards', 'favourites', 'feature', 'journal'],
};

const parts = {
  hero: (story: BrandStory, t: BrandHomeTexts) =>
    band(
      { fullWidth: true, tight: true },
      {
        type: 'HeroBanner',
        eyebrow: story.season,
        title: story.headline,
        text: story.seasonText,
        ...heroPicture(story.hero),
        linkLocation: 'middle-left',
        links: [
          { label: t.newIn, href: category(story.slug) },
          {
            label: story.categoryCards[0]![0],
            href: category(story.categoryCards[0]![1]),
            transparentBackground: true,
            autoApplyBrandFilterOnDBZ: true,
          },
        ],
      },
    ),
  usp: (_story: BrandStory, t: BrandHomeTexts) =>
    band(
      { fullWidth: true, tight: true },
      {
        type: 'UspBanner',
        mode: 'static',
        items: [
          { label: t.nextDay, label2: t.orderBy, href: '/pages/informational/delivery' },
          { label: t.daysToDecide, href: '/pages/informational/returns' },
          {
            label: t.firstOrder,
            dropdownTitle: t.how,
            dropdownCopy: t.firstOrderHow,
          },
        ],
      },
    ),
  categoryCards: (story: BrandStory): SectionBody => ({
    type: 'CtaGrid',
    columns: 4,
    columnsMobile: 2,
    items: story.categoryCards.map(([label, slug, picture]) =>
      card(label, category(slug), picture, { autoApplyBrandFilterOnDBZ: true }),
    ),
  }),
  largeCategoryCards: (story: BrandStory): SectionBody => ({
    type: 'ImageCtaCarousel',
    slidesPerView: { mobile: 1.3, tablet: 2.4, desktop: 4 },
    items: story.categoryCards.map(([label, slug, picture]) => ({
      title: label,
      href: category(slug),
      picture,
      autoApplyBrandFilterOnDBZ: true,
    })),
  }),
  newIn: (story: BrandStory, t: BrandHomeTexts) =>
    productRow(
      t.justIn,
      query({ brand: story.slug, sort: 'newness' }),
      link(t.seeEverything, category(story.slug)),
    ),
  favourites: (story: BrandStory, t: BrandHomeTexts) =>
    productRow(
      story.favourites.title,
      query({ category: story.favourites.category, brand: story.slug, sort: 'best-sellers' }),
      link(t.seeMore, category(story.favourites.category), true),
    ),
  feature: (story: BrandStory, t: BrandHomeTexts): SectionBody => ({
    type: 'FeatureBanner',
    eyebrow: story.season,
    title: story.third.alt,
    picture: { ...story.third, alt: '', ratio: 1.2 },
    links: [link(t.shopSeason, category(story.slug))],
  }),
  beside: (story: BrandStory, t: BrandHomeTexts): SectionBody => ({
    type: 'ImageBesideTextWithButton',
    eyebrow: t.about(story.name),
    title: story.line,
    markdown: story.about,
    picture: { ...story.second, ratio: 1.35 },
    button: link(t.readMore, '/pages/informational/about'),
    pictureSide: 'right',
  }),
  sale: (story: BrandStory, t: BrandHomeTexts) =>
    productRow(
      t.markedDown,
      query({ category: 'sale', brand: story.slug }),
      link(t.allSale, category('sale')),
    ),
  marquee: (story: BrandStory, t: BrandHomeTexts) =>
    band(
      { fullWidth: true, tight: true },
      {
        type: 'Marquee',
        backgroundColour: 'accent',
        textColour: 'on-accent',
        items: [
          { label: story.season, href: category(story.slug) },
          { label: t.nextDayUntil, href: '/pages/informational/delivery' },
          { label: t.newWeekly, href: category('new-in') },
          { label: t.saleOn, href: category('sale') },
        ],
      },
    ),
  live: (story: BrandStory): SectionBody => ({
    type: 'LiveText',
    liveTextTitle: story.season,
    titleSize: 150,
    titleSizeMobile: 52,
    lineHeight: 92,
    kerning: -4,
    padding: 0,
    textboxPosition: 'middle-left',
    containerWidth: 100,
  }),
  journal: (_story: BrandStory, t: BrandHomeTexts): SectionBody => ({
    type: 'BlogSection',
    title: t.journal,
    link: link(t.allStories, '/blog'),
  }),
  promises: (_story: BrandStory, t: BrandHomeTexts) => featuresOf(t.promises),
};

/** The home pages of the brands, in each of their languages. */
export const brandHomes = brandStories.flatMap((story) =>
  languagesOf(brands[story.slug]!).map((locale) => home(storyIn(story, locale), locale)),
);

function home(story: BrandStory, locale: Language) {
  const texts = brandHomeTexts[locale];
  return page(
    '/',
    {
      title: story.name,
      description: `${story.name}: ${story.line.charAt(0).toLowerCase()}${story.line.slice(1)}.`,
      image: story.hero.src,
      sections: [
        ...(arrangements[story.slug] ?? []).map((name) => parts[name](story, texts)),
        { type: 'BackToTop', placement: 'right' },
      ],
    },
    { brand: story.slug, locale },
  );
}
