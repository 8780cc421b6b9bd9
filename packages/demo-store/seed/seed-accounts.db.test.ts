import { describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../tests/database.ts';
import { seedAccounts } from './seed-accounts.ts';

const now = new Date('2026-11-15T09:00:00Z');
const cost = { log2N: 4, r: 8, p: 1 };

describe('the accounts of a demo', () => {
  it('are inserted once by processes that start at the same time', async () => {
    const database = await databaseForTest();
    await Promise.all([1, 2, 3].map(() => seedAccounts(database, now, cost)));
    const { rows } = await database.pool.query('select email, rewards_points from customer order by email');
    expect(rows).toEqual([
      { email: 'admin@demo.example', rewards_points: 0 },
      { email: 'customer@demo.example', rewards_points: 1250 },
      { email: 'staff@demo.example', rewards_points: 0 },
    ]);
  });
});
