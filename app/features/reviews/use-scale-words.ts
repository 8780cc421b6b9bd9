import { useTranslations } from 'use-intl';

/** A review service's labels in the shopper's language; what we do not know stays as it came. */
export function useScaleWords(): (label: string) => string {
  const t = useTranslations('reviews.scales');
  return (label) => {
    const key = label.replace(/[^a-z]+(\w?)/gi, (_, next: string) => next.toUpperCase());
    return t.has(key) ? t(key) : label;
  };
}
