import { useTranslations } from 'use-intl';

/** Labels stand in descriptions and schemas in English; a language has them translated where it knows them. */
export function useLabel(): (english: string) => string {
  const labels = useTranslations('staff-labels');
  return (english) => (!english.includes('.') && labels.has(english) ? labels(english) : english);
}
