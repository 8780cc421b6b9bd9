import { useTranslations } from 'use-intl';

/** A misspelt word was read as another: said plainly, so nobody wonders. */
export function SearchNotes({ text, correctedFrom }: { text: string; correctedFrom: string }) {
  const t = useTranslations('search');
  return <p className="text-soft mb-4 text-sm">{t('corrected', { text, typed: correctedFrom })}</p>;
}
