import { brands } from '../../../config/brands/all.ts';
import { homeWords, storyIn } from './brand-words.ts';
import { brandStories } from './brands.ts';
import { page } from './entry.ts';
import { category, link } from './parts.ts';

/** A brand's page about itself, in each of its languages. */
export const aboutPages = brandStories.flatMap((english) =>
  brands[english.slug]!.locales.map((locale) => {
    const story = storyIn(english, locale);
    const words = homeWords[locale];
    return page(
      '/pages/informational/about',
      {
        title: words.about(story.name),
        description: story.line,
        sections: [
          {
            type: 'CategoryHeader',
            title: words.about(story.name),
            text: story.headline,
            picture: { ...story.second, ratio: 1.1 },
          },
          { type: 'Text', markdown: story.about },
          {
            type: 'FeatureBanner',
            eyebrow: story.season,
            title: story.line,
            text: story.seasonText,
            picture: { ...story.third, ratio: 1 },
            links: [link(words.shopSeason, category(story.slug))],
          },
        ],
      },
      { brand: story.slug, locale },
    );
  }),
);
