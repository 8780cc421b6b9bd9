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

/** What was brought in and by whom, and the files that wait. */
export interface ImportBook {
  open(about: NewImport): Promise<number>;
  keep(id: number, file: AsyncIterable<Uint8Array>): Promise<void>;
  pieces(id: number): AsyncGenerator<Uint8Array>;
  /** Takes a file that was looked at, once: whoever comes second gets null. */
  begin(id: number, who: string): Promise<ImportEntry | null>;
  progress(id: number, report: ImportReport): Promise<void>;
  finish(id: number, state: ImportState, report: ImportReport | null): Promise<void>;
  entry(id: number): Promise<ImportEntry | null>;
  recent(): Promise<ImportEntry[]>;
  forgetOld(): Promise<void>;
}

const SHOWN = 30;
const PIECE_BYTES = 512 * 1024;
const PROGRESS_MS = 500;
/** One that says nothing for so long was left by a process that ended. */
const LEFT = "interval '1 minute'";
/** Once begun, a file may be applied again after a crash: what is in already stays as it is. */
const KEPT = "interval '2 days'";
const FIELDS = `id, kind, via, who, file_name as "fileName", is_whole as "isWhole", report, at,
  case when state in ('checking', 'applying') and seen_at < now() - ${LEFT} then 'failed' else state end as state`;

export function createImportBook({ pool }: Pick<Database, 'pool'>): ImportBook {
  /** When each was last written down. */
  const told = new Map<number, number>();
  const toEntry = (row: ImportEntry): ImportEntry => ({ ...row, id: Number(row.id) });

  return {
    async open({ kind, via, who, fileName, isWhole, state }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into catalogue_import (kind, via, who, file_name, is_whole, state, report)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [kind, via, who, fileName.slice(0, 200), isWhole, state, emptyReport(state === 'checking')],
      );
      return Number(rows[0]!.id);
    },

    async keep(id, file) {
      let piece = 0;
      for await (const body of inPieces(file)) {
        await pool.query('insert into catalogue_upload (import_id, piece, body) values ($1, $2, $3)', [
          id,
          piece++,
          body,
        ]);
      }
    },

    async *pieces(id) {
      for (let piece = 0; ; piece++) {
        const { rows } = await pool.query<{ body: Buffer }>(
          'select body from catalogue_upload where import_id = $1 and piece = $2',
          [id, piece],
        );
        if (!rows[0]) return;
        yield rows[0].body;
      }
    },

    async begin(id, who) {
      const { rows } = await pool.query<ImportEntry>(
        `update catalogue_import set state = 'applying', who = $2, seen_at = now(), report = $3
         where id = $1 and exists (select 1 from catalogue_upload where import_id = $1)
           and (state = 'checked' or (state = 'failed' and not (report ->> 'isDryRun')::boolean)
             or (state = 'applying' and seen_at < now() - ${LEFT}))
         returning ${FIELDS}`,
        [id, who, emptyReport(false)],
      );
      return rows[0] ? toEntry(rows[0]) : null;
    },

    async progress(id, report) {
      if (Date.now() - (told.get(id) ?? 0) < PROGRESS_MS) return;
      told.set(id, Date.now());
      await pool.query('update catalogue_import set report = $2, seen_at = now() where id = $1', [
        id,
        report,
      ]);
    },

    async finish(id, state, report) {
      told.delete(id);
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
        [SHOWN],
      );
      return rows.map(toEntry);
    },

    async forgetOld() {
      await pool.query(
        `delete from catalogue_upload where import_id in
           (select id from catalogue_import where at < now() - ${KEPT})`,
      );
    },
  };
}

async function* inPieces(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of file) {
    waiting.push(part);
    size += part.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
