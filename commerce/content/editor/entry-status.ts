import { isLive } from '../choose-version.ts';

/** The status of one content entry for one audience. */
export type EntryStatus = 'live' | 'live-with-draft' | 'scheduled' | 'draft' | 'over';

export interface StatusVersion {
  id: number;
  brand: string;
  locale: string;
  state: 'draft' | 'published';
  startsAt: Date | null;
  endsAt: Date | null;
}

export function describeStatus(versions: readonly StatusVersion[], now: Date): EntryStatus {
  const hasDraft = versions.some(({ state }) => state === 'draft');
  if (versions.some((version) => isLive(version, now))) return hasDraft ? 'live-with-draft' : 'live';
  if (versions.some(({ state, startsAt }) => state === 'published' && startsAt && startsAt > now)) {
    return 'scheduled';
  }
  return hasDraft ? 'draft' : 'over';
}

/** Why a schedule is not valid; null when it is. */
export function checkSchedule(startsAt: Date | null, endsAt: Date | null, now: Date): string | null {
  if (endsAt && endsAt <= now) return 'The end is in the past. Choose a later one.';
  if (startsAt && endsAt && endsAt <= startsAt) return 'The end must come after the start.';
  return null;
}
