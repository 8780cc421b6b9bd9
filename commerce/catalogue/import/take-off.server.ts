import type { Database } from '#server/db/database.server.ts';
import { type ImportReport, noteChange, noteProblems } from './import-report.ts';
import { inBatch } from './import-transaction.server.ts';

/** Products that a whole file does not name are no longer for sale; they stay for orders that speak of them. */
export async function takeOffTheRest(
  database: Database,
  keys: readonly string[],
  report: ImportReport,
): Promise<void> {
  const keep = (text: string) =>
    noteProblems(report, [{ line: report.lines, field: '', text, isNote: true }]);
  // A line that could not be read may be one of them.
  if (report.refused > 0) return keep('nothing was taken off sale, because some lines were refused.');
  if (keys.length === 0) return keep('nothing was taken off sale, because the file names no product.');
  await inBatch(database, report.isDryRun, async (client, tags) => {
    const which = 'is_live and not key = any($1)';
    const { rows } = await client.query<{ id: string; key: string; name: string }>(
      report.isDryRun
        ? `select id, key, name from product where ${which} order by key`
        : `update product set is_live = false, updated_at = now() where ${which} returning id, key, name`,
      [keys],
    );
    for (const { id, key, name } of rows) {
      noteChange(report, { what: 'takenOff', key, name, fields: [] });
      tags.add(`product:${id}`);
    }
  });
}
