import type { CustomisationRecord } from '../../../commerce/catalogue/customisations.server.ts';
import type { Database } from '../../../server/db/database.server.ts';

/** Groups that exist stay as they are. */
export async function seedCustomisations(
  { pool }: Pick<Database, 'pool'>,
  groups: readonly CustomisationRecord[],
): Promise<void> {
  await pool.query(
    `insert into customisation_group select * from jsonb_populate_recordset(null::customisation_group, $1)
     on conflict (name) do nothing`,
    [JSON.stringify(groups)],
  );
}
