import type { useTranslations } from 'use-intl';

/** Translations by full key. A card creates the function once and passes it to its parts, because creating it is expensive. */
export type Translate = ReturnType<typeof useTranslations<never>>;
