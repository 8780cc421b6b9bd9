import type { Database } from '#server/db/database.server.ts';
import { type MediaStorage, originalKey, reviewPhotoKey } from './provider.ts';

const COLUMNS = [
  { table: 'own_picture', id: 'hash', keyOf: originalKey },
  { table: 'review_photo', id: 'id', keyOf: reviewPhotoKey },
] as const;
const EVERY = 100;

/**
 * Moves pictures from database columns to the storage, one by one. A row is emptied only when its picture can be read from the
 * storage, so an interrupted run loses nothing and the next one continues.
 */
export async function migrateMedia(
  { pool }: Pick<Database, 'pool'>,
  storage: Pick<MediaStorage, 'read' | 'write'>,
  onProgress: (moved: number) => void = () => {},
): Promise<number> {
  let moved = 0;
  for (const { table, id, keyOf } of COLUMNS) {
    for (;;) {
      const { rows } = await pool.query<{ id: string; body: Buffer }>(
        `select ${id} as id, body from ${table} where body is not null order by ${id} limit 1`,
      );
      const [row] = rows;
      if (!row) break;
      await storage.write(keyOf(row.id), row.body, 'image/webp');
      const stored = await storage.read(keyOf(row.id));
      if (!stored?.equals(row.body)) throw new Error(`${keyOf(row.id)} was not stored completely`);
      await pool.query(`update ${table} set body = null where ${id} = $1`, [row.id]);
      moved += 1;
      if (moved % EVERY === 0) onProgress(moved);
    }
  }
  return moved;
}
