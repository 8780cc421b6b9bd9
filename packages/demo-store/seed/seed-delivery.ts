import type { Database } from '../../../server/db/database.server.ts';
import { demoDeliveryRecords } from '../delivery.ts';

export async function seedDelivery({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const [kind, records] of Object.entries(demoDeliveryRecords)) {
    await pool.query(
      // What staff changed or removed is not inserted again.
      `insert into resource_record (kind, id, body)
       select $1, given->>'id', given - 'id' from jsonb_array_elements($2::jsonb) given
       where not exists (select 1 from record_history where kind = $1 and record_id = given->>'id')
       on conflict (kind, id) do nothing`,
      [kind, JSON.stringify(records)],
    );
  }
}
