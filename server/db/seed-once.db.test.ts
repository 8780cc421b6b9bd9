import { describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { seedOnce } from './seed-once.server.ts';

const run = { fact: 'trial', value: 'done' };
const brand = (slug: string) => ({
  ...{ slug, name: slug, kind: 'known', description: '', billing: null, position: 1 },
});

describe('seedOnce', () => {
  it('seeds the first time and does nothing the second time', async () => {
    const database = await databaseForTest();
    expect(await seedOnce(database, run, (insert) => insert('brand', [brand('oasis')]))).toBe(true);
    const again = vi.fn();
    expect(await seedOnce(database, run, again)).toBe(false);
    expect(again).not.toHaveBeenCalled();
  });

  it('rolls everything back when a row cannot be inserted', async () => {
    const database = await databaseForTest();
    const seeding = seedOnce(database, run, async (insert) => {
      await insert('brand', [brand('oasis')]);
      await insert('brand', [brand('oasis')]);
    });
    await expect(seeding).rejects.toThrow('duplicate key');
    expect((await database.pool.query('select 1 from brand union all select 1 from fact')).rowCount).toBe(0);
  });

  it('rejects and leaves nothing half-written when the connection is terminated', async () => {
    const database = await databaseForTest();
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    try {
      const seeding = seedOnce(database, run, async (insert, query) => {
        await insert('brand', [brand('oasis')]);
        const result = (await query('select pg_backend_pid() as pid')) as { rows: { pid: number }[] };
        await database.pool.query('select pg_terminate_backend($1)', [result.rows[0]!.pid]);
        await insert('brand', [brand('coast')]);
      });
      await expect(seeding).rejects.toThrow();
      expect((await database.pool.query('select 1 from brand union all select 1 from fact')).rowCount).toBe(
        0,
      );
    } finally {
      process.off('uncaughtException', uncaught);
    }
    expect(uncaught).not.toHaveBeenCalled();
    expect(await seedOnce(database, run, (insert) => insert('brand', [brand('oasis')]))).toBe(true);
  });
});
