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

const FORMATS = [
  ['jsonl', 'Download everything'],
  ['csv', 'Products as CSV'],
  ['xlsx', 'Products as XLSX'],
] as const;

const number = new Intl.NumberFormat('en-GB');

/** Import of products, prices and stock; export of everything. */
export function CataloguePage({ counts, history, chosen }: CataloguePageProps) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Catalogue | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Catalogue</h1>
        <div className="studio-actions">
          {FORMATS.map(([format, name]) => (
            <a
              key={format}
              href={`/staff/catalogue/export?format=${format}`}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <span className="button-label">{name}</span>
            </a>
          ))}
        </div>
      </div>
      <p className="catalogue-counts">
        {counts.products === 0
          ? 'There is nothing in the shop yet. Import categories and products below; docs/catalogue.md shows how a line looks.'
          : `${number.format(counts.onSale)} products for sale, ${number.format(counts.products - counts.onSale)} withdrawn, in ${number.format(counts.categories)} categories. ${number.format(counts.pictures)} pictures uploaded.`}
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
