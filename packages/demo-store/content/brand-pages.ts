import { homeWords, storyIn } from './brand-words.ts';
import { type BrandStory, brandStories } from './brands.ts';
import { band, HOUSE, page } from './entry.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { category, link, productRow, promisesOf, query, roundel } from './parts.ts';
import { heroPicture } from './pictures.ts';
import { type RoomWords, roomWords } from './room-words.ts';
import { sizeGuideSections } from './size-guides.ts';

/** A brand's room in the department store: its links lead to its own part of each category. */
function landing(story: BrandStory, brand: string, locale: Language, t: RoomWords) {
  const { slug, name } = story;
  const words = homeWords[locale];
  return page(
    `/pages/brands/${slug}`,
    {
      title: name,
      description: t.description(name, story.line),
      image: story.hero.src,
      sections: [
        band(
          { fullWidth: true, tight: true },
          {
            type: 'ImageHeader',
            eyebrow: t.room,
            title: name,
            subtitle: story.headline,
            ...heroPicture(story.hero),
          },
        ),
        {
          type: 'CtaCarousel',
          slidesPerView: { mobile: 3.2, tablet: 4, desktop: 5 },
          items: [
            roundel(t.all, category(slug), story.third),
            ...story.doors.map(([label, door, picture]) => roundel(label, category(door), picture, true)),
          ],
        },
        productRow(
          t.newFrom(name),
          query({ brand: slug, sort: 'newness' }),
          link(words.seeEverything, category(slug)),
        ),
        {
          type: 'ImageBesideTextWithButton',
          title: story.line,
          markdown: story.about,
          picture: { ...story.second, ratio: 1.2 },
          button: link(t.shop(name), category(slug)),
        },
        productRow(
          story.favourites.title,
          query({ category: story.favourites.category, brand: slug, sort: 'best-sellers' }),
          link(words.seeMore, category(story.favourites.category), true),
        ),
        {
          type: 'GridAndLogoComponent',
          logoText: name,
          text: story.seasonText,
          link: link(story.season, category(slug)),
          items: story.doors.slice(0, 3).map(([label, door, picture]) => ({
            href: category(door),
            primaryTitle: label,
            navImage: picture,
            autoApplyBrandFilterOnDBZ: true,
          })),
        },
        {
          type: 'CategoryHighlight',
          title: t.sure,
          text: t.fitted(name),
          picture: { ...story.third, ratio: 1 },
          href: `/pages/brands/${slug}/informational/size-guide`,
          links: [
            link(t.guide, `/pages/brands/${slug}/informational/size-guide`),
            link(t.returns, '/pages/informational/returns'),
          ],
        },
        promisesOf(words.promises),
      ],
    },
    { brand, locale },
  );
}

function sizeGuide({ slug, name }: BrandStory, brand: string, locale: Language, t: RoomWords) {
  return page(
    `/pages/brands/${slug}/informational/size-guide`,
    {
      title: t.guideOf(name),
      description: t.guideText(name),
      sections: [
        {
          type: 'CategoryHeader',
          title: t.guideOf(name),
          text: t.measure,
          links: [
            link(t.backTo(name), `/pages/brands/${slug}`),
            link(t.allSizes, '/pages/informational/size-guide'),
          ],
        },
        ...sizeGuideSections(slug, locale),
        {
          type: 'Text',
          markdown: t.howTo,
        },
      ],
    },
    { brand, locale },
  );
}

function room(locale: Language, t: RoomWords) {
  const stories = brandStories.map((story) => storyIn(story, locale));
  return page(
    '/pages/brand-room',
    {
      title: t.room,
      description: t.roomDescription,
      image: '/media/maxi-dress/styled/satin.plum.blush',
      sections: [
        { type: 'CategoryHeader', title: t.room, text: t.roomText },
        {
          type: 'BrandRoomCard',
          cards: stories.slice(0, 6).map(({ slug, name, season, seasonText, second }) => ({
            brand: name,
            title: season,
            description: seasonText,
            href: `/pages/brands/${slug}`,
            picture: { ...second, ratio: 1.1 },
          })),
        },
        {
          type: 'CtaGrid',
          title: t.allBrands,
          columns: 4,
          columnsMobile: 2,
          items: stories.map(({ slug, name, line, hero }) => ({
            href: `/pages/brands/${slug}`,
            primaryTitle: name,
            description: line,
            navImage: { ...hero, ratio: 1.25 },
            variant: 'familyOfBrands',
          })),
        },
        {
          type: 'ProductGrid',
          title: t.selling,
          query: query({ category: 'womens-dresses', sort: 'best-sellers', limit: 10 }),
          link: link(t.allDresses, category('womens-dresses')),
        },
      ],
    },
    { brand: HOUSE, locale },
  );
}

/** The brands' rooms in every language of the house. A brand's own shop has its own room, and nobody else's. */
export const brandPages = LANGUAGES.flatMap((locale) => {
  const t = roomWords[locale];
  const stories = brandStories.map((story) => storyIn(story, locale));
  return [
    room(locale, t),
    ...stories.flatMap((story) =>
      [HOUSE, story.slug].flatMap((brand) => [
        landing(story, brand, locale, t),
        sizeGuide(story, brand, locale, t),
      ]),
    ),
  ];
});
