import { useTranslations } from 'use-intl';

export default function VisualSearch() {
  const t = useTranslations('search.visual');
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <h1 className="heading text-2xl">{t('title')}</h1>
    </main>
  );
}
