import type { Database } from '#server/db/database.server.ts';
import { emptyReport, type FileKind, type ImportReport } from './import-report.ts';

export type ImportState = 'checking' | 'checked' | 'applying' | 'done' | 'failed';

export interface NewImport {
  kind: FileKind;
  via: 'page' | 'system' | 'command';
  who: string;
  fileName: string;
  isWhole: boolean;
  state: ImportState;
}

export interface ImportEntry extends NewImport {
  id: number;
  report: ImportReport;
  at: Date;
}

/** The log of catalogue imports, and the uploaded files until they are applied. */
export interface ImportHistory {
  add(about: NewImport): Promise<number>;
  storeFile(id: number, file: AsyncIterable<Uint8Array>): Promise<void>;
  readFile(id: number): AsyncGenerator<Uint8Array>;
  /** Moves a checked import to 'applying'; null when another call did so before or the state does not allow it. */
  startApplying(id: number, who: string): Promise<ImportEntry | null>;
  saveProgress(id: number, report: ImportReport): Promise<void>;
  finish(id: number, state: ImportState, report: ImportReport | null): Promise<void>;
  entry(id: number): Promise<ImportEntry | null>;
  recent(): Promise<ImportEntry[]>;
  deleteOldFiles(): Promise<void>;
}

const RECENT_LIMIT = 30;
const PIECE_BYTES = 512 * 1024;
const PROGRESS_MS = 500;
/** An import without progress for so long belongs to a process that ended. */
const STALLED_AFTER = "interval '1 minute'";
/** Files are stored so long, because an interrupted import may be applied again: importing twice changes nothing. */
const STORED_FOR = "interval '2 days'";
const FIELDS = `id, kind, via, who, file_name as "fileName", is_whole as "isWhole", report, at,
  case when state in ('checking', 'applying') and seen_at < now() - ${STALLED_AFTER} then 'failed' else state end as state`;

export function createImportHistory({ pool }: Pick<Database, 'pool'>): ImportHistory {
  /** When the progress of each import was last saved. */
  const savedAt = new Map<number, number>();
  const toEntry = (row: ImportEntry): ImportEntry => ({ ...row, id: Number(row.id) });

  return {
    async add({ kind, via, who, fileName, isWhole, state }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into catalogue_import (kind, via, who, file_name, is_whole, state, report)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [kind, via, who, fileName.slice(0, 200), isWhole, state, emptyReport(state === 'checking')],
      );
      return Number(rows[0]?.id);
    },

    async storeFile(id, file) {
      let piece = 0;
      for await (const body of inPieces(file)) {
        await pool.query('insert into catalogue_upload (import_id, piece, body) values ($1, $2, $3)', [
          id,
          piece++,
          body,
        ]);
      }
    },

    async *readFile(id) {
      for (let piece = 0; ; piece++) {
        const { rows } = await pool.query<{ body: Buffer }>(
          'select body from catalogue_upload where import_id = $1 and piece = $2',
          [id, piece],
        );
        if (!rows[0]) return;
        yield rows[0].body;
      }
    },

    async startApplying(id, who) {
      const { rows } = await pool.query<ImportEntry>(
        `update catalogue_import set state = 'applying', who = $2, seen_at = now(), report = $3
         where id = $1 and exists (select 1 from catalogue_upload where import_id = $1)
           and (state = 'checked' or (state = 'failed' and not (report ->> 'isDryRun')::boolean)
             or (state = 'applying' and seen_at < now() - ${STALLED_AFTER}))
         returning ${FIELDS}`,
        [id, who, emptyReport(false)],
      );
      return rows[0] ? toEntry(rows[0]) : null;
    },

    async saveProgress(id, report) {
      if (Date.now() - (savedAt.get(id) ?? 0) < PROGRESS_MS) return;
      savedAt.set(id, Date.now());
      await pool.query('update catalogue_import set report = $2, seen_at = now() where id = $1', [
        id,
        report,
      ]);
    },

    async finish(id, state, report) {
      savedAt.delete(id);
      await pool.query(
        'update catalogue_import set state = $2, report = coalesce($3, report), seen_at = now() where id = $1',
        [id, state, report],
      );
      if (state === 'done') await pool.query('delete from catalogue_upload where import_id = $1', [id]);
    },

    async entry(id) {
      const { rows } = await pool.query<ImportEntry>(`select ${FIELDS} from catalogue_import where id = $1`, [
        id,
      ]);
      return rows[0] ? toEntry(rows[0]) : null;
    },

    async recent() {
      const { rows } = await pool.query<ImportEntry>(
        `select ${FIELDS} from catalogue_import order by id desc limit $1`,
        [RECENT_LIMIT],
      );
      return rows.map(toEntry);
    },

    async deleteOldFiles() {
      await pool.query(
        `delete from catalogue_upload where import_id in
           (select id from catalogue_import where at < now() - ${STORED_FOR})`,
      );
    },
  };
}

async function* inPieces(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file) {
    parts.push(part);
    size += part.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}
