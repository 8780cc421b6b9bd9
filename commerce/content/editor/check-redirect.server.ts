import type { ContentAddress, StoredVersion } from '../content-store.server.ts';
import { describeLoop, findLoopThrough } from '../redirect-loops.server.ts';
import { REDIRECT_KIND } from '../redirects.server.ts';

interface Proposed {
  address: ContentAddress;
  body: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Why a redirect conflicts with the stored ones; null when it does not, and for every other kind of content. */
export function checkRedirect(
  proposed: Proposed,
  stored: readonly StoredVersion[],
  now: Date,
): string | null {
  const { address, body, startsAt, endsAt } = proposed;
  if (address.kind !== REDIRECT_KIND) return null;
  const { to = '' } = (body ?? {}) as { to?: string };
  if (to.includes('*') && !address.key.endsWith('/*')) {
    return 'The * in the new address needs an old address that ends with /*.';
  }
  const others = stored.filter((version) => !isReplaced(version, proposed));
  const newest = Math.max(0, ...stored.map(({ id }) => id)) + 1;
  const own = { ...address, id: newest, state: 'published' as const, body, startsAt, endsAt };
  const loop = findLoopThrough([...others, own], address.key, startsAt && startsAt > now ? startsAt : now);
  return loop && describeLoop(loop);
}

/** An unscheduled version replaces the unscheduled version of the same entry. */
function isReplaced(version: StoredVersion, { address, startsAt, endsAt }: Proposed): boolean {
  const isSame =
    version.key === address.key && version.brand === address.brand && version.locale === address.locale;
  return isSame && [startsAt, endsAt, version.startsAt, version.endsAt].every((at) => at === null);
}
