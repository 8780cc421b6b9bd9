import { expect, it } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { type AuditNote, createAudit } from './audit.server.ts';

const note: AuditNote = {
  who: null,
  role: 'guest',
  client: '192.0.2.1',
  action: 'GET',
  subject: '/staff',
  outcome: 'refused',
};

it('guests cannot grow the audit table, whatever addresses they use, nor hide what staff do', async () => {
  const database = await databaseForTest();
  const audit = createAudit(database);
  const count = async (where = 'true') =>
    (await database.pool.query(`select count(*)::int as n from staff_audit where ${where}`)).rows[0].n;
  for (let each = 0; each < 400; each += 1)
    await audit.record({ ...note, client: `192.0.2.${each % 250}`, subject: `/staff/${each}` });
  expect(await count()).toBe(200);
  await audit.record({ ...note, role: 'customer', who: 'new@shop.example', subject: '/staff/own' });
  expect(await count()).toBe(200);
  await audit.record({ ...note, role: 'staff', who: 'sam@shop.example', subject: '/staff/admin-only' });
  await audit.record({ ...note, role: 'staff', who: 'sam@shop.example', outcome: 'done' });
  expect(await count(`role = 'staff'`)).toBe(2);

  await database.pool.query(`update staff_audit set at = now() - interval '31 days'`);
  await createAudit(database).record({ ...note, subject: '/staff/later' });
  expect(await count(`role = 'guest'`)).toBe(1);
  expect(await count(`role = 'staff'`)).toBe(2);
});
