import { describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { fillOnce } from './fill-once.server.ts';

const filling = { fact: 'trial', value: 'done', lock: 1 };
const brand = (slug: string) => ({
  ...{ slug, name: slug, kind: 'known', description: '', billing: null, position: 1 },
});

describe('filling once', () => {
  it('fills, and leaves it to the first', async () => {
    const database = await databaseForTest();
    expect(await fillOnce(database, filling, (insert) => insert('brand', [brand('oasis')]))).toBe(true);
    const again = vi.fn();
    expect(await fillOnce(database, filling, again)).toBe(false);
    expect(again).not.toHaveBeenCalled();
  });

  it('a row that does not fit undoes all of it', async () => {
    const database = await databaseForTest();
    const fill = fillOnce(database, filling, async (insert) => {
      await insert('brand', [brand('oasis')]);
      await insert('brand', [brand('oasis')]);
    });
    await expect(fill).rejects.toThrow('duplicate key');
    expect((await database.pool.query('select 1 from brand union all select 1 from fact')).rowCount).toBe(0);
  });

  it('a database that stops under it ends it quietly, with nothing half-written', async () => {
    const database = await databaseForTest();
    const unheard = vi.fn();
    process.on('uncaughtException', unheard);
    try {
      const fill = fillOnce(database, filling, async (insert, query) => {
        await insert('brand', [brand('oasis')]);
        const answer = (await query('select pg_backend_pid() as pid')) as { rows: { pid: number }[] };
        await database.pool.query('select pg_terminate_backend($1)', [answer.rows[0]!.pid]);
        await insert('brand', [brand('coast')]);
      });
      await expect(fill).rejects.toThrow();
      expect((await database.pool.query('select 1 from brand union all select 1 from fact')).rowCount).toBe(
        0,
      );
    } finally {
      process.off('uncaughtException', unheard);
    }
    expect(unheard).not.toHaveBeenCalled();
    expect(await fillOnce(database, filling, (insert) => insert('brand', [brand('oasis')]))).toBe(true);
  });
});
