import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type ChangeFeed, followChanges, recordChange } from '#server/db/changes.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { claimOffers, releaseOffers } from '../offer-uses.server.ts';
import { blankPromotion, type EditablePromotion } from '../promotion-schema.ts';
import { createPromotionStore } from '../promotion-store.server.ts';
import { createPromotions } from '../promotions.server.ts';
import { createOfferBadges } from './offer-badges.server.ts';
import { writeOfferEnd } from './offer-end.server.ts';
import { selectCardBadges } from './select-badges.ts';

const ZONE = 'Europe/London';
const offer: EditablePromotion = {
  ...blankPromotion('2026-07-06'),
  name: 'A fifth off dresses',
  percent: 20,
  categorySlugs: ['dresses'],
  brands: ['Coast'],
  badge: '20% off',
  texts: [{ language: 'fr', name: 'Un cinquième', badge: '20 % de moins' }],
  endsOn: '2026-07-12',
};

let database: TestDatabase;
let changes: ChangeFeed;
beforeEach(async () => {
  database = await testDatabase();
  changes = await followChanges(database);
});
afterEach(async () => {
  await changes.close();
  await database.close();
});

describe('[OPS-19] the badge of an offer', () => {
  it('says what the offer says, and ends with it, at midnight on Sunday in the shop’s time zone', async () => {
    await createPromotionStore(database.db, ZONE).save('fifth', offer);
    const clock = { now: new Date() };
    const badges = createOfferBadges({
      database,
      changes,
      timeZone: ZONE,
      writeEnd: writeOfferEnd,
      now: () => clock.now,
    });
    const at = async (moment: string, locale = 'en-GB') => {
      clock.now = new Date(moment);
      const product = { categorySlugs: ['dresses'], brand: 'Coast' };
      const all = await badges.of({ site: 'coast', locale, currency: 'GBP' });
      const active = await createPromotions(database).active(clock.now);
      const { promo } = selectCardBadges(all, product, 'PLP');
      // The badge and the offer that baskets get come and go together.
      expect(promo !== null).toBe(active.length > 0);
      return promo?.text1 ?? null;
    };
    expect(await at('2026-07-05T22:59:59Z')).toBeNull();
    expect(await at('2026-07-05T23:00:00Z')).toBe('20% off · Ends on Sunday');
    expect(await at('2026-07-08T12:00:00Z', 'fr')).toBe('20 % de moins · Se termine dimanche');
    expect(await at('2026-07-11T23:30:00Z')).toBe('20% off · Ends today');
    expect(await at('2026-07-12T22:59:59Z')).toBe('20% off · Ends today');
    expect(await at('2026-07-12T23:00:00Z')).toBeNull();
    badges.close();
  });

  it('is on the products of the offer only, goes when the last use is taken, and returns when it is released', async () => {
    const store = createPromotionStore(database.db, ZONE);
    await store.save('fifth', { ...offer, endsOn: null, startsOn: null, totalUses: 1 });
    const purged: string[] = [];
    changes.subscribe((tags) => void purged.push(...tags));
    const badges = createOfferBadges({ database, changes, timeZone: ZONE, writeEnd: writeOfferEnd });
    const promoOn = async (brand: string, categorySlugs: string[]) =>
      selectCardBadges(
        await badges.of({ site: 'coast', locale: 'en-GB', currency: 'GBP' }),
        { categorySlugs, brand },
        'PLP',
      ).promo?.text1;
    expect(await promoOn('Coast', ['dresses'])).toBe('20% off');
    expect(await promoOn('Oasis', ['dresses'])).toBeUndefined();
    expect(await promoOn('Coast', ['shoes'])).toBeUndefined();
    const elsewhere = { ...offer, site: 'wren', endsOn: null, startsOn: null };
    await store.save('elsewhere', elsewhere);
    const { length } = await badges.of({ site: 'coast', locale: 'en-GB', currency: 'GBP' });
    expect(length).toBe(3);
    await store.remove('elsewhere');
    const offers = [{ promotionId: 'fifth', ownCode: null }];
    await claimOffers(database.db, {
      ...{ attemptId: 'a', basketId: 'b', offers, customerId: null },
      email: 'ada@example.com',
    });
    await recordChange(database.db, ['claimed']);
    await expect.poll(() => purged).toContain('claimed');
    expect(await promoOn('Coast', ['dresses'])).toBeUndefined();
    await releaseOffers(database.db, 'a');
    await expect.poll(() => promoOn('Coast', ['dresses'])).toBe('20% off');
    badges.close();
  });

  it('records a change when it ends, so that cached pages are purged', async () => {
    await createPromotionStore(database.db, ZONE).save('fifth', offer);
    await database.pool.query(`update promotion set starts_at = null, ends_at = now() + interval '300 ms'`);
    const purged: string[] = [];
    changes.subscribe((tags) => void purged.push(...tags));
    const badges = createOfferBadges({ database, changes, timeZone: ZONE, writeEnd: writeOfferEnd });
    expect(await badges.of({ site: 'coast', locale: 'en-GB', currency: 'GBP' })).toHaveLength(3);
    purged.length = 0;
    await expect.poll(() => purged).toContain('content:badges:all');
    await expect.poll(() => badges.of({ site: 'coast', locale: 'en-GB', currency: 'GBP' })).toEqual([]);
    badges.close();
  });
});

it.each([
  ['en-GB', '2026-12-24', 'Ends on 24 December'],
  ['fr', '2026-12-24', 'Se termine le 24 décembre'],
  ['nl', '2026-11-18', 'Eindigt woensdag'],
  ['sv', '2026-11-16', 'Slutar i dag'],
])('[OPS-19] an end is written in %s', (locale, endsOn, text) => {
  expect(writeOfferEnd(locale, endsOn, '2026-11-16')).toBe(text);
});
