import { useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { ImportEntry } from '#commerce/catalogue/import/import-history.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportView } from './import-view.tsx';
import { PictureUpload } from './picture-upload.tsx';

export interface CataloguePageProps {
  counts: { products: number; onSale: number; categories: number; pictures: number };
  history: Serialised<ImportEntry>[];
  chosen: Serialised<ImportEntry> | null;
}

const FORMATS = ['jsonl', 'csv', 'xlsx'] as const;

/** Import of products, prices and stock; export of everything. */
export function CataloguePage({ counts, history, chosen }: CataloguePageProps) {
  const t = useTranslations('staff-catalogue');
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
        <div className="studio-actions">
          {FORMATS.map((format) => (
            <a
              key={format}
              href={`/staff/catalogue/export?format=${format}`}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <span className="button-label">{t(`download.${format}`)}</span>
            </a>
          ))}
        </div>
      </div>
      <p className="catalogue-counts">
        {counts.products === 0
          ? t('empty')
          : t('counts', { ...counts, withdrawn: counts.products - counts.onSale })}
      </p>
      <div className="catalogue-ways">
        <ImportForm />
        <PictureUpload />
      </div>
      {chosen && <ImportView key={chosen.id} entry={chosen} />}
      <ImportHistory entries={history} chosenId={chosen?.id ?? null} />
    </main>
  );
}
