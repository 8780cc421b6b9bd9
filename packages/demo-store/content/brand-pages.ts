import { brandHomeTexts, storyIn } from './brand-home-texts.ts';
import { type BrandRoomTexts, brandRoomTexts } from './brand-room-texts.ts';
import { type BrandStory, brandStories } from './brands.ts';
import { band, DEFAULT_BRAND, page } from './entry.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { category, featuresOf, link, productRow, query, roundel } from './parts.ts';
import { heroPicture } from './pictures.ts';
import { sizeGuideSections } from './size-guides.ts';

/** A brand room of the department store; its links lead to the brand's products in each category. */
function landing(story: BrandStory, brand: string, locale: Language, t: BrandRoomTexts) {
  const { slug, name } = story;
  const texts = brandHomeTexts[locale];
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
            ...story.categoryCards.map(([label, categorySlug, picture]) =>
              roundel(label, category(categorySlug), picture, true),
            ),
          ],
        },
        productRow(
          t.newFrom(name),
          query({ brand: slug, sort: 'newness' }),
          link(texts.seeEverything, category(slug)),
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
          link(texts.seeMore, category(story.favourites.category), true),
        ),
        {
          type: 'GridAndLogoComponent',
          logoText: name,
          text: story.seasonText,
          link: link(story.season, category(slug)),
          items: story.categoryCards.slice(0, 3).map(([label, categorySlug, picture]) => ({
            href: category(categorySlug),
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
        featuresOf(texts.promises),
      ],
    },
    { brand, locale },
  );
}

function sizeGuide({ slug, name }: BrandStory, brand: string, locale: Language, t: BrandRoomTexts) {
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

function room(locale: Language, t: BrandRoomTexts) {
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
    { brand: DEFAULT_BRAND, locale },
  );
}

/** The brand rooms in every language. A brand's own site has its own room only. */
export const brandPages = LANGUAGES.flatMap((locale) => {
  const t = brandRoomTexts[locale];
  const stories = brandStories.map((story) => storyIn(story, locale));
  return [
    room(locale, t),
    ...stories.flatMap((story) =>
      [DEFAULT_BRAND, story.slug].flatMap((brand) => [
        landing(story, brand, locale, t),
        sizeGuide(story, brand, locale, t),
      ]),
    ),
  ];
});
