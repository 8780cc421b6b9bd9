/** The languages the demo's editors write in: those of the house. */
export const LANGUAGES = ['en-GB', 'fr', 'nl', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type InEveryLanguage<Words> = Record<Language, Words>;
