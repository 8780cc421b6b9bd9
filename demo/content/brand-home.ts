import { type BrandStory, brandStories } from './brands.ts';
import { band, page, type SectionBody } from './entry.ts';
import { card, category, link, productRow, promises, query } from './parts.ts';
import { heroPicture } from './pictures.ts';

/** Brands arrange their front pages differently; each names its parts in order. */
const arrangements: Record<string, (keyof typeof parts)[]> = {
  burton: ['hero', 'usp', 'doors', 'newIn', 'feature', 'favourites', 'beside', 'promises'],
  coast: ['hero', 'newIn', 'beside', 'bigDoors', 'favourites', 'feature', 'journal', 'promises'],
  wallis: ['hero', 'doors', 'beside', 'newIn', 'feature', 'favourites', 'promises'],
  'dorothy-perkins': ['usp', 'hero', 'doors', 'newIn', 'sale', 'favourites', 'beside', 'promises'],
  misspap: ['marquee', 'hero', 'bigDoors', 'newIn', 'sale', 'favourites', 'live'],
  principles: ['hero', 'beside', 'newIn', 'feature', 'bigDoors', 'favourites', 'promises'],
  oasis: ['hero', 'newIn', 'doors', 'beside', 'favourites', 'feature', 'journal', 'promises'],
  warehouse: ['live', 'hero', 'newIn', 'doors', 'favourites', 'marquee', 'beside'],
  maine: ['hero', 'doors', 'newIn', 'beside', 'favourites', 'feature', 'promises'],
  coastie: ['hero', 'doors', 'newIn', 'feature', 'favourites', 'promises'],
  gorgeous: ['hero', 'newIn', 'bigDoors', 'beside', 'favourites', 'feature', 'promises'],
  nastygal: ['marquee', 'hero', 'newIn', 'live', 'bigDoors', 'favourites', 'sale', 'beside'],
  foreverunique: ['hero', 'beside', 'newIn', 'bigDoors', 'favourites', 'feature', 'journal'],
};

const parts = {
  hero: (story: BrandStory) =>
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
          { label: 'New in', href: category(story.slug) },
          {
            label: story.doors[0]![0],
            href: category(story.doors[0]![1]),
            transparentBackground: true,
            autoApplyBrandFilterOnDBZ: true,
          },
        ],
      },
    ),
  usp: () =>
    band(
      { fullWidth: true, tight: true },
      {
        type: 'UspBanner',
        mode: 'static',
        items: [
          { label: 'Next day delivery', label2: 'order by 11pm', href: '/pages/informational/delivery' },
          { label: '28 days to decide', href: '/pages/informational/returns' },
          {
            label: 'Ten per cent off your first order',
            dropdownTitle: 'How',
            dropdownCopy:
              'Create an account and we put the saving into your basket by itself. It applies once, to full-price products of our own.',
          },
        ],
      },
    ),
  doors: (story: BrandStory): SectionBody => ({
    type: 'CtaGrid',
    columns: 4,
    columnsMobile: 2,
    items: story.doors.map(([label, slug, picture]) =>
      card(label, category(slug), picture, { autoApplyBrandFilterOnDBZ: true }),
    ),
  }),
  bigDoors: (story: BrandStory): SectionBody => ({
    type: 'ImageCtaCarousel',
    slidesPerView: { mobile: 1.3, tablet: 2.4, desktop: 4 },
    items: story.doors.map(([label, slug, picture]) => ({
      title: label,
      href: category(slug),
      picture,
      autoApplyBrandFilterOnDBZ: true,
    })),
  }),
  newIn: (story: BrandStory) =>
    productRow(
      'Just in',
      query({ brand: story.slug, sort: 'newness' }),
      link('See everything', category(story.slug)),
    ),
  favourites: (story: BrandStory) =>
    productRow(
      story.favourites.title,
      query({ category: story.favourites.category, brand: story.slug, sort: 'best-sellers' }),
      link('See more', category(story.favourites.category), true),
    ),
  feature: (story: BrandStory): SectionBody => ({
    type: 'FeatureBanner',
    eyebrow: story.season,
    title: story.line,
    text: story.seasonText,
    picture: { ...story.third, ratio: 1 },
    links: [link('Shop the season', category(story.slug))],
  }),
  beside: (story: BrandStory): SectionBody => ({
    type: 'ImageBesideTextWithButton',
    eyebrow: `About ${story.name}`,
    title: story.line,
    markdown: story.about,
    picture: { ...story.second, ratio: 1.2 },
    button: link('Read more', '/pages/informational/about'),
    pictureSide: 'right',
  }),
  sale: (story: BrandStory) =>
    productRow(
      'Marked down',
      query({ category: 'sale', brand: story.slug }),
      link('All sale', category('sale')),
    ),
  marquee: (story: BrandStory) =>
    band(
      { fullWidth: true, tight: true },
      {
        type: 'Marquee',
        backgroundColour: 'accent',
        textColour: 'on-accent',
        items: [
          { label: story.season, href: category(story.slug) },
          { label: 'Next day delivery until 11pm', href: '/pages/informational/delivery' },
          { label: 'New every week', href: category('new-in') },
          { label: 'Sale on now', href: category('sale') },
        ],
      },
    ),
  live: (story: BrandStory): SectionBody => ({
    type: 'LiveText',
    liveTextTitle: story.season,
    subtitle: story.line,
    titleSize: 150,
    titleSizeMobile: 52,
    subtitleSize: 28,
    lineHeight: 92,
    kerning: -4,
    padding: 0,
    textboxPosition: 'middle-left',
    containerWidth: 100,
  }),
  journal: (): SectionBody => ({
    type: 'BlogSection',
    title: 'From the journal',
    link: link('All stories', '/blog'),
  }),
  promises: () => promises,
};

export const brandHomes = brandStories.map((story) =>
  page(
    '/',
    {
      title: story.name,
      description: `${story.name}: ${story.line.toLowerCase()}.`,
      image: story.hero.src,
      sections: [
        ...(arrangements[story.slug] ?? []).map((name) => parts[name](story)),
        { type: 'BackToTop', placement: 'right' },
      ],
    },
    { brand: story.slug, locale: 'en-GB' },
  ),
);
