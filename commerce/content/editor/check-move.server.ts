import type { ContentAddress, StoredVersion } from '../content-store.server.ts';
import { MOVED } from '../moved-addresses.server.ts';
import { circleThrough, sayCircle } from '../moved-circles.server.ts';

interface Proposed {
  address: ContentAddress;
  body: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Why a redirect cannot stand beside those there are; null when it can, and for every other kind of content. */
export function checkMove(proposed: Proposed, kept: readonly StoredVersion[], now: Date): string | null {
  const { address, body, startsAt, endsAt } = proposed;
  if (address.kind !== MOVED) return null;
  const { to = '' } = (body ?? {}) as { to?: string };
  if (to.includes('*') && !address.key.endsWith('/*')) {
    return 'The * has nothing to stand for: let the old address end with /* too.';
  }
  const others = kept.filter((version) => !isReplaced(version, proposed));
  const newest = Math.max(0, ...kept.map(({ id }) => id)) + 1;
  const own = { ...address, id: newest, state: 'published' as const, body, startsAt, endsAt };
  const circle = circleThrough([...others, own], address.key, startsAt && startsAt > now ? startsAt : now);
  return circle && sayCircle(circle);
}

/** What stands for good takes the place of what stood for good. */
function isReplaced(version: StoredVersion, { address, startsAt, endsAt }: Proposed): boolean {
  const isSame =
    version.key === address.key && version.brand === address.brand && version.locale === address.locale;
  return isSame && [startsAt, endsAt, version.startsAt, version.endsAt].every((at) => at === null);
}
