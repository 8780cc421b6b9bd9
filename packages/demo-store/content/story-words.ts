import { frenchStories } from './story-words-fr.ts';
import { dutchStories } from './story-words-nl.ts';
import { swedishStories } from './story-words-sv.ts';

/** What a brand says of itself, in one more language. */
export interface StoryWords {
  line: string;
  headline: string;
  season: string;
  seasonText: string;
  about: string;
  /** What its three pictures show. */
  hero: string;
  second: string;
  third: string;
  doors: [string, string, string, string];
  favourites: string;
}

export const storyWords: Record<string, Record<string, StoryWords>> = {
  fr: frenchStories,
  nl: dutchStories,
  sv: swedishStories,
};
