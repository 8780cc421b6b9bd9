import { useTranslations } from 'use-intl';

/** Translates the scale labels of a review provider; unknown labels stay as they are. */
export function useScaleLabels(): (label: string) => string {
  const t = useTranslations('reviews.scales');
  return (label) => {
    const key = label.replace(/[^a-z]+(\w?)/gi, (_, next: string) => next.toUpperCase());
    return t.has(key) ? t(key) : label;
  };
}
