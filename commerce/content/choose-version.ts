/** One stored version of a content entry. `*` means every brand or language. */
export interface ContentVersion {
  id: number;
  brand: string;
  locale: string;
  state: 'draft' | 'published';
  startsAt: Date | null;
  endsAt: Date | null;
}

export const EVERY = '*';
const DEFAULT_LOCALE = 'en-GB';

/** How well a version fits brand and language, 0 is best; null when it is for another audience. */
function rankAudience(version: ContentVersion, brand: string, locale: string): number | null {
  const brandRank = [brand, EVERY].indexOf(version.brand);
  const localeRank = [...new Set([locale, DEFAULT_LOCALE, EVERY])].indexOf(version.locale);
  return brandRank < 0 || localeRank < 0 ? null : brandRank * 3 + localeRank;
}

export function isLive(version: ContentVersion, now: Date): boolean {
  const hasStarted = version.startsAt === null || version.startsAt <= now;
  const hasEnded = version.endsAt !== null && version.endsAt <= now;
  return version.state === 'published' && hasStarted && !hasEnded;
}

/**
 * The version a visitor sees now: the one for the closest audience; among equals the one that started last, so that a
 * scheduled takeover replaces the page until it ends.
 */
export function chooseVersion<V extends ContentVersion>(
  versions: readonly V[],
  audience: { brand: string; locale: string },
  now: Date,
): V | null {
  let best: { version: V; rank: number } | null = null;
  for (const version of versions) {
    const rank = rankAudience(version, audience.brand, audience.locale);
    if (rank === null || !isLive(version, now)) continue;
    if (!best || rank < best.rank || (rank === best.rank && overrides(version, best.version))) {
      best = { version, rank };
    }
  }
  return best?.version ?? null;
}

function overrides(a: ContentVersion, b: ContentVersion): boolean {
  const started = (version: ContentVersion) => version.startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (started(a) !== started(b)) return started(a) > started(b);
  return a.id > b.id;
}

/** The next scheduled start or end. */
export function nextBoundary(versions: readonly ContentVersion[], now: Date): Date | null {
  let next: Date | null = null;
  for (const { state, startsAt, endsAt } of versions) {
    if (state !== 'published') continue;
    for (const at of [startsAt, endsAt]) {
      if (at && at > now && (!next || at < next)) next = at;
    }
  }
  return next;
}
