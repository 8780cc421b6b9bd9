import { seedPromotions } from '@selvedge/demo-store/seed/seed-promotions.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { blankPromotion, type EditablePromotion } from './promotion-schema.ts';
import { createPromotionStore } from './promotion-store.server.ts';
import { createPromotions } from './promotions.server.ts';

const promotion: EditablePromotion = {
  ...blankPromotion('2026-12-01'),
  name: 'Five pounds off',
  code: 'FIVER',
  gives: 'amount',
  percent: null,
  amount: 500,
  buy: null,
  pay: null,
  minimum: 2000,
  categorySlugs: ['beauty'],
  excludedCategorySlugs: [],
  brands: [],
  priority: 5,
  isExclusive: false,
  startsOn: '2026-12-01',
  endsOn: '2026-12-24',
  isPaused: false,
};
const activeOn = async (day: string) =>
  (await createPromotions(database).active(new Date(day))).map(({ id, effect }) => ({ id, effect }));

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

describe('the promotion store', () => {
  it('stores a promotion, which is active from its first day to its last', async () => {
    const store = createPromotionStore(database.db);
    expect(await store.save('christmas', promotion)).toBeNull();
    expect(await store.list()).toEqual([{ id: 'christmas', ...promotion }]);
    const effect = { kind: 'threshold', minimum: 2000, reward: { kind: 'amount-off', amount: 500 } };
    expect(await activeOn('2026-11-30T23:59:59Z')).toEqual([]);
    expect(await activeOn('2026-12-01T00:00:00Z')).toEqual([{ id: 'christmas', effect }]);
    expect(await activeOn('2026-12-24T23:59:59Z')).toEqual([{ id: 'christmas', effect }]);
    expect(await activeOn('2026-12-25T00:00:00Z')).toEqual([]);
  });

  it('does not activate a paused promotion', async () => {
    const store = createPromotionStore(database.db);
    await store.save('christmas', { ...promotion, isPaused: true });
    expect(await activeOn('2026-12-10T12:00:00Z')).toEqual([]);
  });

  it('rejects a code that another promotion has, and names that promotion', async () => {
    const store = createPromotionStore(database.db);
    await store.save('first', promotion);
    expect(await store.save('second', { ...promotion, name: 'Another', code: 'fiver' })).toEqual({
      code: '“Five pounds off” has this code already.',
    });
    expect(await store.save('first', { ...promotion, name: 'Renamed' })).toBeNull();
  });

  it('does not save invalid input', async () => {
    const store = createPromotionStore(database.db);
    expect(await store.save('bad', { ...promotion, amount: null })).toEqual({
      amount: 'Write how much is off.',
    });
    expect(await store.save('worse', { nonsense: true })).toHaveProperty('name');
    expect(await store.list()).toEqual([]);
  });

  it('a deleted demo promotion is not seeded again', async () => {
    await seedPromotions(database);
    const store = createPromotionStore(database.db);
    const [first] = await store.list();
    await store.remove(first!.id);
    await database.pool.query(
      `insert into record_history (kind, record_id, action, body, author) values ('promotion', $1, 'removed', '{}', null)`,
      [first!.id],
    );
    await seedPromotions(database);
    expect((await store.list()).map(({ id }) => id)).not.toContain(first!.id);
  });
});
