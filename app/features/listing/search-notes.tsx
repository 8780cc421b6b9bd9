import { useTranslations } from 'use-intl';
import type { Understood } from './describe-understood.ts';

/** How the typed words were read: said plainly, so nobody wonders. */
export function SearchNotes({ corrected, readAs }: Understood) {
  const t = useTranslations('search');
  return (
    <div className="search-notes text-soft">
      {corrected && <p>{t('corrected', corrected)}</p>}
      {readAs.length > 0 && (
        <p>
          {t('understood')} <span className="text-ink">{readAs.join(' · ')}</span>
        </p>
      )}
    </div>
  );
}
