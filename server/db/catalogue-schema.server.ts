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

/** Every file that was brought in, or is about to be: who, when, what, and what came of it. */
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
    /** What a look at the file said, then what was done. */
    report: jsonb().$type<ImportReport>().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Moves on while somebody works on it; one that stands still was left. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [index('catalogue_import_at').on(t.at)],
);

/** The file itself, in pieces, until it has been applied: any process of the shop can do that. */
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

/** Pictures that were brought in, by what is in them; the image service makes their sizes. */
export const ownPicture = pgTable('own_picture', {
  hash: text().primaryKey(),
  body: bytes().notNull(),
  ratio: real().notNull(),
  tone: text().notNull(),
});

/** Under which name a catalogue file may speak of a picture. */
export const ownPictureName = pgTable('own_picture_name', {
  name: text().primaryKey(),
  hash: text()
    .notNull()
    .references(() => ownPicture.hash),
});
