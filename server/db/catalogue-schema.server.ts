import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FileKind, ImportReport } from '#commerce/catalogue/import/import-report.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every catalogue file that was imported or is being imported, with its result. */
export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<FileKind>().notNull(),
    /** The page for staff, another system, or the command line. */
    via: text().$type<'page' | 'system' | 'command'>().notNull(),
    who: text().notNull(),
    fileName: text('file_name').notNull(),
    isWhole: boolean('is_whole').notNull().default(false),
    state: text().$type<'checking' | 'checked' | 'applying' | 'done' | 'failed'>().notNull(),
    /** The result of the check, then of the import. */
    report: jsonb().$type<ImportReport>().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Updated while a process works on it; a stale one was abandoned. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [index('catalogue_import_at').on(t.at)],
);

/** The file in pieces until it is imported, so that any process can import it. */
export const catalogueUpload = pgTable(
  'catalogue_upload',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    piece: integer().notNull(),
    body: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.piece] })],
);

/** Imported pictures by the hash of their content; the image service makes their sizes. */
export const ownPicture = pgTable('own_picture', {
  hash: text().primaryKey(),
  /** Null where the picture is in the media storage; only older ones are here. */
  body: bytes(),
  ratio: real().notNull(),
  tone: text().notNull(),
});

/** The names by which catalogue files refer to pictures. */
export const ownPictureName = pgTable('own_picture_name', {
  name: text().primaryKey(),
  hash: text()
    .notNull()
    .references(() => ownPicture.hash),
});
