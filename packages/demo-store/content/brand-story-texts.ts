import { frenchStories } from './brand-story-texts-fr.ts';
import { dutchStories } from './brand-story-texts-nl.ts';
import { swedishStories } from './brand-story-texts-sv.ts';

/** A brand story in another language. */
export interface BrandStoryTexts {
  line: string;
  headline: string;
  season: string;
  seasonText: string;
  about: string;
  /** Alternative texts of its three pictures. */
  hero: string;
  second: string;
  third: string;
  categoryCards: [string, string, string, string];
  favourites: string;
}

export const brandStoryTexts: Record<string, Record<string, BrandStoryTexts>> = {
  fr: frenchStories,
  nl: dutchStories,
  sv: swedishStories,
};
