import { type BrandStory, brandStories } from './brands.ts';
import { band, page } from './entry.ts';
import { category, link, productRow, promises, query, roundel } from './parts.ts';
import { heroPicture } from './pictures.ts';
import { sizeGuideSections } from './size-guides.ts';

/** A brand's room in the department store: its links lead to its own part of each category. */
function landing(story: BrandStory) {
  const { slug, name } = story;
  return page(
    `/pages/brands/${slug}`,
    {
      title: name,
      description: `${name} at the department store: ${story.line.toLowerCase()}.`,
      image: story.hero.src,
      sections: [
        band(
          { fullWidth: true, tight: true },
          {
            type: 'ImageHeader',
            eyebrow: 'The brand room',
            title: name,
            subtitle: story.headline,
            ...heroPicture(story.hero),
          },
        ),
        {
          type: 'CtaCarousel',
          slidesPerView: { mobile: 3.2, tablet: 4, desktop: 5 },
          items: [
            roundel('All of it', category(slug), story.third),
            ...story.doors.map(([label, door, picture]) => roundel(label, category(door), picture, true)),
          ],
        },
        productRow(
          `New from ${name}`,
          query({ brand: slug, sort: 'newness' }),
          link('See everything', category(slug)),
        ),
        {
          type: 'ImageBesideTextWithButton',
          title: story.line,
          markdown: story.about,
          picture: { ...story.second, ratio: 1.2 },
          button: link(`Shop ${name}`, category(slug)),
        },
        productRow(
          story.favourites.title,
          query({ category: story.favourites.category, brand: slug, sort: 'best-sellers' }),
          link('See more', category(story.favourites.category), true),
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
          title: 'Sure of your size?',
          text: `${name} is fitted on people. Our guide takes two minutes and saves a parcel.`,
          picture: { ...story.third, ratio: 1 },
          href: `/pages/brands/${slug}/informational/size-guide`,
          links: [
            link('Size guide', `/pages/brands/${slug}/informational/size-guide`),
            link('Returns', '/pages/informational/returns'),
          ],
        },
        promises,
      ],
    },
    { locale: 'en-GB' },
  );
}

function sizeGuide({ slug, name }: BrandStory) {
  return page(
    `/pages/brands/${slug}/informational/size-guide`,
    {
      title: `${name} size guide`,
      description: `Measurements for ${name}, and how to take them.`,
      sections: [
        {
          type: 'CategoryHeader',
          title: `${name} size guide`,
          text: 'Measure in your underwear, with the tape flat and not tight.',
          links: [
            link(`Back to ${name}`, `/pages/brands/${slug}`),
            link('All sizes', '/pages/informational/size-guide'),
          ],
        },
        ...sizeGuideSections(slug),
        {
          type: 'Text',
          markdown: `## How to measure

1. **Chest or bust:** around the fullest part, tape level across the back.
2. **Waist:** where your body is narrowest, usually two fingers above the navel.
3. **Hips:** around the fullest part, about 20 cm below the waist.

Between two sizes? Take the smaller one in knitwear, the larger one in anything without stretch.`,
        },
      ],
    },
    { locale: 'en-GB' },
  );
}

const room = page(
  '/pages/brand-room',
  {
    title: 'The brand room',
    description: 'Every brand of the house, behind one door.',
    image: '/media/maxi-dress/styled/satin.plum.blush',
    sections: [
      {
        type: 'CategoryHeader',
        title: 'The brand room',
        text: 'Thirteen shops under one roof, and one basket for all of them.',
      },
      {
        type: 'BrandRoomCard',
        cards: brandStories.slice(0, 6).map(({ slug, name, season, seasonText, second }) => ({
          brand: name,
          title: season,
          description: seasonText,
          href: `/pages/brands/${slug}`,
          picture: { ...second, ratio: 1.1 },
        })),
      },
      {
        type: 'CtaGrid',
        title: 'All our brands',
        columns: 4,
        columnsMobile: 2,
        items: brandStories.map(({ slug, name, line, hero }) => ({
          href: `/pages/brands/${slug}`,
          primaryTitle: name,
          description: line,
          navImage: { ...hero, ratio: 1.25 },
          variant: 'familyOfBrands',
        })),
      },
      {
        type: 'ProductGrid',
        title: 'What the rooms are selling',
        query: query({ category: 'womens-dresses', sort: 'best-sellers', limit: 8 }),
        link: link('All dresses', category('womens-dresses')),
      },
    ],
  },
  { locale: 'en-GB' },
);

export const brandPages = [room, ...brandStories.map(landing), ...brandStories.map(sizeGuide)];
