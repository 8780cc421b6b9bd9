import type { Logger } from 'pino';
import type { Database } from '#server/db/database.server.ts';
import { type ExportPart, exportCatalogue } from './export-catalogue.server.ts';
import { createImportBook, type ImportBook, type ImportEntry, type NewImport } from './import-book.server.ts';
import { decode, importFile } from './import-file.server.ts';
import { emptyReport, type FileKind, type ImportReport } from './import-report.ts';
import { keepPicture } from './own-pictures.server.ts';
import type { ShopDefaults } from './product-defaults.ts';
import type { OwnPicture } from './to-product.ts';

/** Where catalogues come in and go out. */
export interface CatalogueDesk {
  /** Keeps a file and begins to look what it would change; the entry tells how far it is. */
  receive(about: Omit<NewImport, 'state'>, file: AsyncIterable<Uint8Array>): Promise<number>;
  /** Begins to apply a file that was looked at; false when it is not the time for it. */
  apply(id: number, who: string): Promise<boolean>;
  /** Brings a file in at once and answers when it is done. */
  take(
    about: Omit<NewImport, 'state'>,
    file: AsyncIterable<Uint8Array>,
    options: { isDryRun: boolean; onProgress?: (report: ImportReport) => unknown },
  ): Promise<ImportReport>;
  entry(id: number): Promise<ImportEntry | null>;
  history(): Promise<ImportEntry[]>;
  /** How much there is. */
  count(): Promise<{ products: number; onSale: number; categories: number; pictures: number }>;
  /** Nothing is for sale. */
  isEmpty(): Promise<boolean>;
  keepPicture(name: string, file: Uint8Array): Promise<OwnPicture | null>;
  export(): AsyncGenerator<ExportPart>;
}

interface Parts {
  database: Database;
  defaults: ShopDefaults;
  log: Pick<Logger, 'error'>;
  book?: ImportBook;
}

export function createCatalogueDesk({
  database,
  defaults,
  log,
  book = createImportBook(database),
}: Parts): CatalogueDesk {
  /** Runs a kept file and writes down how far it is; whatever fails is said in the entry. */
  async function run(id: number, kind: FileKind, isWhole: boolean, isDryRun: boolean) {
    let last = emptyReport(isDryRun);
    try {
      last = await importFile(database, kind, decode(book.pieces(id)), {
        isDryRun,
        isWhole,
        defaults,
        onProgress: (report) => book.progress(id, report),
      });
      await book.finish(id, isDryRun ? 'checked' : 'done', last);
    } catch (error) {
      log.error({ err: error, id }, 'an import failed');
      await book.finish(id, 'failed', last).catch(() => {});
    }
  }

  return {
    async receive(about, file) {
      await book.forgetOld();
      const id = await book.open({ ...about, state: 'checking' });
      try {
        await book.keep(id, file);
      } catch (error) {
        // Half a file must never be applied; one that failed before it was looked at cannot be.
        await book.finish(id, 'failed', null);
        throw error;
      }
      void run(id, about.kind, about.isWhole, true);
      return id;
    },

    async apply(id, who) {
      const entry = await book.begin(id, who);
      if (!entry) return false;
      void run(id, entry.kind, entry.isWhole, false);
      return true;
    },

    async take(about, file, { isDryRun, onProgress }) {
      const options = { isDryRun, isWhole: about.isWhole, defaults };
      if (isDryRun) return importFile(database, about.kind, decode(file), { ...options, onProgress });
      const id = await book.open({ ...about, state: 'applying' });
      try {
        const report = await importFile(database, about.kind, decode(file), {
          ...options,
          async onProgress(each) {
            await book.progress(id, each);
            await onProgress?.(each);
          },
        });
        await book.finish(id, 'done', report);
        return report;
      } catch (error) {
        await book.finish(id, 'failed', null).catch(() => {});
        throw error;
      }
    },

    entry: book.entry,
    history: book.recent,

    async count() {
      const { rows } = await database.pool.query(
        `select (select count(*)::int from product) as products,
           (select count(*)::int from product where is_live) as "onSale",
           (select count(*)::int from category) as categories,
           (select count(*)::int from own_picture_name) as pictures`,
      );
      return rows[0];
    },

    async isEmpty() {
      const { rows } = await database.pool.query('select 1 from product where is_live limit 1');
      return rows.length === 0;
    },

    keepPicture: (name, file) => keepPicture(database, name, file),
    export: () => exportCatalogue(database, defaults),
  };
}
