import { createHash } from 'node:crypto';
import type { ContentFile } from '../../../commerce/content/content-files.server.ts';
import { createContentStore } from '../../../commerce/content/content-store.server.ts';
import type { Database } from '../../../server/db/database.server.ts';

const FACT = 'demo-content';

/** Inserts or updates the content of the demo; once anybody has edited content, nothing is changed. */
export async function seedContent(database: Database, files: ContentFile[]): Promise<boolean> {
  const { pool } = database;
  const fingerprint = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const { rows } = await pool.query<{ held: string | null; edited: boolean }>(
    `select (select value #>> '{}' from fact where name = $1) as held,
      exists (select 1 from content_version where author is not null) as edited`,
    [FACT],
  );
  if (rows[0]?.held === fingerprint || rows[0]?.edited) return false;
  await createContentStore(database).replaceAll(files);
  await pool.query(
    `insert into fact (name, value) values ($1, to_jsonb($2::text))
      on conflict (name) do update set value = excluded.value, at = now()`,
    [FACT, fingerprint],
  );
  return true;
}
