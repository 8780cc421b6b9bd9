import { brands } from '../brands/all.ts';
import { brandHomeTexts, storyIn } from './brand-home-texts.ts';
import { brandStories } from './brands.ts';
import { page } from './entry.ts';
import { languagesOf } from './languages.ts';
import { category, link } from './parts.ts';

/** About pages of the brands, in each of their languages. */
export const aboutPages = brandStories.flatMap((english) =>
  languagesOf(brands[english.slug]!).map((locale) => {
    const story = storyIn(english, locale);
    const texts = brandHomeTexts[locale];
    return page(
      '/pages/informational/about',
      {
        title: texts.about(story.name),
        description: story.line,
        sections: [
          {
            type: 'CategoryHeader',
            title: texts.about(story.name),
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
            links: [link(texts.shopSeason, category(story.slug))],
          },
        ],
      },
      { brand: story.slug, locale },
    );
  }),
);
