import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import type { Address } from './address.ts';
import { createAddresses } from './addresses.server.ts';

const home = {
  firstName: 'Clara',
  lastName: 'Weaver',
  phone: '07700 900461',
  line1: '14 Loom Street',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  country: 'GB',
} as unknown as Address;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into customer (id, email, password_hash, first_name, last_name, affiliate_id)
     values ('clara', 'clara@example.com', '', 'Clara', 'Weaver', 'a')`,
  );
});
afterEach(() => database.close());

it('an address with another spelling is stored once, with the last spelling', async () => {
  const addresses = createAddresses(database);
  await addresses.save('clara', home);
  await addresses.save('clara', { ...home, phone: '+447700900461', postcode: 'ls14ap' } as Address);
  expect((await addresses.list('clara')).map(({ address }) => address.phone)).toEqual(['+447700900461']);
  await addresses.save('clara', { ...home, firstName: 'Grace' } as Address);
  expect(await addresses.list('clara')).toHaveLength(2);
});
