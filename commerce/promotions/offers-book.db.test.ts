import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import type { Offer } from './offer-schema.ts';
import { createOffers } from './offers-book.server.ts';
import { createPromotions } from './promotions.server.ts';

const offer: Offer = {
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

describe('the book of offers', () => {
  it('gives back what was written, and baskets feel it from the first day to the last', async () => {
    const book = createOffers(database.db);
    expect(await book.save('christmas', offer)).toBeNull();
    expect(await book.list()).toEqual([{ id: 'christmas', ...offer }]);
    const effect = { kind: 'threshold', minimum: 2000, reward: { kind: 'amount-off', amount: 500 } };
    expect(await activeOn('2026-11-30T23:59:59Z')).toEqual([]);
    expect(await activeOn('2026-12-01T00:00:00Z')).toEqual([{ id: 'christmas', effect }]);
    expect(await activeOn('2026-12-24T23:59:59Z')).toEqual([{ id: 'christmas', effect }]);
    expect(await activeOn('2026-12-25T00:00:00Z')).toEqual([]);
  });

  it('holds a paused one back', async () => {
    const book = createOffers(database.db);
    await book.save('christmas', { ...offer, isPaused: true });
    expect(await activeOn('2026-12-10T12:00:00Z')).toEqual([]);
  });

  it('lets no two offers have one code, and says who has it', async () => {
    const book = createOffers(database.db);
    await book.save('first', offer);
    expect(await book.save('second', { ...offer, name: 'Another', code: 'fiver' })).toEqual({
      code: '“Five pounds off” has this code already.',
    });
    expect(await book.save('first', { ...offer, name: 'Renamed' })).toBeNull();
  });

  it('writes nothing that is wrong', async () => {
    const book = createOffers(database.db);
    expect(await book.save('bad', { ...offer, amount: null })).toEqual({ amount: 'Write how much is off.' });
    expect(await book.save('worse', { nonsense: true })).toHaveProperty('name');
    expect(await book.list()).toEqual([]);
  });

  it('a demo offer that was taken away stays away', async () => {
    const promotions = createPromotions(database);
    await promotions.provideDemo();
    const book = createOffers(database.db);
    const [first] = await book.list();
    await book.remove(first!.id);
    await database.pool.query(
      `insert into record_history (kind, record_id, action, body, author) values ('offer', $1, 'removed', '{}', null)`,
      [first!.id],
    );
    await promotions.provideDemo();
    expect((await book.list()).map(({ id }) => id)).not.toContain(first!.id);
  });
});
