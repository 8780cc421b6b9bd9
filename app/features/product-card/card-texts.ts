import type { useTranslations } from 'use-intl';

/** Texts by their whole key. A card asks for them once and hands them to its parts: making them costs. */
export type Translate = ReturnType<typeof useTranslations<never>>;
