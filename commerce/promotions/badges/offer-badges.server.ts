import { dayAt, instantOf, wallTimeAt } from '#commerce/delivery/zoned-time.ts';
import { createTagCache } from '#server/db/cache.server.ts';
import { type ChangeFeed, recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { OFFERS_TAG } from '../promotion-store.server.ts';
import { isOnSite } from '../promotions.ts';
import type { Badge } from './badge.ts';
import { type BadgedOffer, badgesOfOffer } from './offer-badges.ts';

/** Badges that offers bring along. */
export interface OfferBadges {
  of(shop: { site: string; locale: string; currency: string | undefined }): Promise<Badge[]>;
  close(): void;
}

/** How the end of an offer is written: by its weekday within a week, by its date before that. */
export type WriteEnd = (locale: string, endsOn: string, today: string) => string;

interface Parts {
  database: Database;
  changes: ChangeFeed;
  timeZone: string;
  writeEnd: WriteEnd;
  now?: () => Date;
}

interface StoredOffer extends Omit<BadgedOffer, 'endsOn'> {
  currency: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The text of an end changes with the day within the last week. */
const WEEK_MS = 8 * 86_400_000;

export function createOfferBadges({
  database,
  changes,
  timeZone,
  writeEnd,
  now = () => new Date(),
}: Parts): OfferBadges {
  const cache = createTagCache<StoredOffer[]>({ max: 1 });
  let timer: NodeJS.Timeout | undefined;
  changes.subscribe((tags) => cache.purge(tags));

  const offers = () =>
    cache.load('all', async () => {
      const { rows } = await database.pool.query<StoredOffer>(
        `select id, priority, scope, effect, badge, texts, currency, starts_at as "startsAt", ends_at as "endsAt"
         from promotion p where not is_paused and badge is not null and (ends_at is null or ends_at > $1)
           and (limits->>'total' is null or (limits->>'total')::int
             > (select count(*) from promotion_use u where u.promotion_id = p.id))`,
        [now()],
      );
      scheduleNextChange(rows);
      return { value: rows, tags: [OFFERS_TAG] };
    });

  /** Records a change when the next badge appears, reads differently or goes, so that the pages that show it are purged. */
  function scheduleNextChange(rows: readonly StoredOffer[]) {
    clearTimeout(timer);
    const from = now().getTime();
    const midnight = nextMidnight(now(), timeZone).getTime();
    const moments = rows.flatMap(({ startsAt, endsAt }) => [
      ...(startsAt ? [startsAt.getTime()] : []),
      ...(endsAt ? [endsAt.getTime(), ...(endsAt.getTime() - from < WEEK_MS ? [midnight] : [])] : []),
    ]);
    const next = Math.min(...moments.filter((moment) => moment > from));
    if (!Number.isFinite(next)) return;
    timer = setTimeout(
      () => void recordChange(database.db, [OFFERS_TAG]).catch(() => {}),
      Math.min(next - from + 50, LONGEST_TIMER_MS),
    );
    timer.unref();
  }

  return {
    async of({ site, locale, currency }) {
      const at = now();
      const today = dayAt(at, timeZone);
      return (await offers())
        .filter(
          (offer) =>
            (!offer.startsAt || offer.startsAt <= at) &&
            (!offer.endsAt || offer.endsAt > at) &&
            isOnSite(offer, site) &&
            (!offer.currency || !currency || offer.currency === currency),
        )
        .flatMap(({ endsAt, ...offer }) => {
          const endsOn = endsAt && dayAt(new Date(endsAt.getTime() - 1), timeZone);
          return badgesOfOffer({ ...offer, endsOn }, locale, (day) => writeEnd(locale, day, today));
        });
    },
    close: () => clearTimeout(timer),
  };
}

function nextMidnight(moment: Date, timeZone: string): Date {
  const { year, month, day } = wallTimeAt(moment, timeZone);
  return instantOf({ year, month, day: day + 1, hour: 0, minute: 0, second: 0 }, timeZone);
}
