import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { incomingKey, type MediaStorage, type UploadTarget } from '#commerce/media/provider.ts';
import type { FileFormat } from '#commerce/resources/file-types.ts';
import type { Database } from '#server/db/database.server.ts';
import { type ExportPart, exportCatalogue, exportProductTable } from './export-catalogue.server.ts';
import { importFile } from './import-file.server.ts';
import { createImportHistory, type ImportEntry, type NewImport } from './import-history.server.ts';
import { emptyReport, FILE_KINDS, type ImportReport } from './import-report.ts';
import type { ShopDefaults } from './product-defaults.ts';
import type { UploadedPicture } from './to-product.ts';
import { storePicture } from './uploaded-pictures.server.ts';

/** Imports and exports the catalogue. */
export interface CatalogueImportService {
  /** Stores a file and starts a dry run in the background; resolves to the id of its history entry. */
  upload(about: Omit<NewImport, 'state'>, file: AsyncIterable<Uint8Array>): Promise<number>;
  /** Starts applying a checked file in the background; false when its state does not allow it. */
  apply(id: number, who: string): Promise<boolean>;
  /** Imports a file directly and resolves to the report. */
  importNow(
    about: Omit<NewImport, 'state'>,
    file: AsyncIterable<Uint8Array>,
    options: { isDryRun: boolean; onProgress?: (report: ImportReport) => unknown },
  ): Promise<ImportReport>;
  entry(id: number): Promise<ImportEntry | null>;
  history(): Promise<ImportEntry[]>;
  count(): Promise<{ products: number; onSale: number; categories: number; pictures: number }>;
  /** True when no product is for sale. */
  isEmpty(): Promise<boolean>;
  storePicture(name: string, file: Uint8Array): Promise<UploadedPicture | null>;
  /** Lets a browser send a picture to the media storage itself; null where pictures go through the server. */
  startPictureUpload(bytes: number): { id: string; target: UploadTarget } | null;
  /** Stores a picture that a browser has sent to the media storage; null when it did not arrive or is no picture. */
  finishPictureUpload(name: string, id: string): Promise<UploadedPicture | null>;
  export(): AsyncGenerator<ExportPart>;
  /** All products as a table. */
  exportTable(format: FileFormat): Promise<ReadableStream<Uint8Array>>;
}

interface Parts {
  database: Database;
  storage: MediaStorage;
  defaults: ShopDefaults;
  log: Pick<Logger, 'error'>;
  /** Does it in whichever process is free; another one starts again when that dies. Without it, it runs here. */
  jobs?: ImportJobs;
}

const importRun = v.object({
  id: v.number(),
  kind: v.picklist(FILE_KINDS),
  isWhole: v.boolean(),
  isDryRun: v.boolean(),
});

type ImportRun = v.InferOutput<typeof importRun>;

interface ImportJobs {
  handle(kind: string, task: (run: { payload: Record<string, unknown> }) => Promise<unknown>): void;
  enqueue(
    db: Database['db'],
    kind: string,
    options: { key: string; payload: Record<string, unknown> },
  ): Promise<void>;
}

const JOB = 'import catalogue file';

export function createCatalogueImportService({
  database,
  storage,
  defaults,
  log,
  jobs,
}: Parts): CatalogueImportService {
  const history = createImportHistory(database);
  jobs?.handle(JOB, ({ payload }) => run(v.parse(importRun, payload)));
  const start = (about: ImportRun) =>
    jobs
      ? jobs.enqueue(database.db, JOB, {
          key: `${about.id} ${about.isDryRun ? 'check' : 'apply'}`,
          payload: { ...about },
        })
      : void run(about);

  /** Imports a stored file and records progress and failure in its history entry. */
  async function run({ id, kind, isWhole, isDryRun }: ImportRun) {
    let last = emptyReport(isDryRun);
    try {
      last = await importFile(database, kind, history.readFile(id), {
        isDryRun,
        isWhole,
        defaults,
        onProgress: (report) => history.saveProgress(id, report),
      });
      await history.finish(id, isDryRun ? 'checked' : 'done', last);
    } catch (error) {
      log.error({ err: error, id }, 'catalogue import failed');
      await history.finish(id, 'failed', last).catch(() => {});
    }
  }

  return {
    async upload(about, file) {
      await history.deleteOldFiles();
      const id = await history.add({ ...about, state: 'checking' });
      try {
        await history.storeFile(id, file);
      } catch (error) {
        // A partly stored file must never be applied; an entry that failed before its dry run cannot be.
        await history.finish(id, 'failed', null);
        throw error;
      }
      await start({ id, kind: about.kind, isWhole: about.isWhole, isDryRun: true });
      return id;
    },

    async apply(id, who) {
      const entry = await history.startApplying(id, who);
      if (!entry) return false;
      await start({ id, kind: entry.kind, isWhole: entry.isWhole, isDryRun: false });
      return true;
    },

    async importNow(about, file, { isDryRun, onProgress }) {
      const options = { isDryRun, isWhole: about.isWhole, defaults };
      if (isDryRun) return importFile(database, about.kind, file, { ...options, onProgress });
      const id = await history.add({ ...about, state: 'applying' });
      try {
        const report = await importFile(database, about.kind, file, {
          ...options,
          async onProgress(each) {
            await history.saveProgress(id, each);
            await onProgress?.(each);
          },
        });
        await history.finish(id, 'done', report);
        return report;
      } catch (error) {
        await history.finish(id, 'failed', null).catch(() => {});
        throw error;
      }
    },

    entry: history.entry,
    history: history.recent,

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

    storePicture: (name, file) => storePicture(database, storage, name, file),

    startPictureUpload(bytes) {
      const id = randomUUID();
      const target = storage.createUpload(incomingKey(id), bytes);
      return target && { id, target };
    },

    async finishPictureUpload(name, id) {
      const file = await storage.read(incomingKey(id));
      if (!file) return null;
      try {
        return await storePicture(database, storage, name, file);
      } finally {
        await storage.remove(incomingKey(id));
      }
    },

    export: () => exportCatalogue(database, defaults),
    exportTable: (format) => exportProductTable(database, defaults, format),
  };
}
