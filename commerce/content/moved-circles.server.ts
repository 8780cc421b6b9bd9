import { nextBoundary } from './choose-version.ts';
import type { NewVersion } from './content-store.server.ts';
import { findCircle } from './moved-address.ts';
import { type KeptMove, movesAt } from './moved-addresses.server.ts';

/** Redirects that somebody wants to stand side by side, as versions that can be chosen from. */
export function asKeptMoves(versions: readonly (NewVersion & { state: KeptMove['state'] })[]): KeptMove[] {
  return versions.map((version, id) => ({ startsAt: null, endsAt: null, ...version, id }));
}

/** The circle that the redirect of this address closes, for anybody, now or by schedule later. */
export function circleThrough(versions: readonly KeptMove[], from: string, start: Date): string[] | null {
  for (let at: Date | null = start; at; at = nextBoundary(versions, at)) {
    for (const audience of audiencesOf(versions)) {
      const circle = findCircle(movesAt(versions, audience, at), from);
      if (circle) return circle;
    }
  }
  return null;
}

export function sayCircle(circle: readonly string[]): string {
  return `This would send visitors in a circle: ${circle.join(' → ')}. Let one of them lead elsewhere first.`;
}

/** Every brand and language that a redirect names; a star stands for all that none names. */
function audiencesOf(versions: readonly KeptMove[]) {
  const brands = new Set(versions.map(({ brand }) => brand));
  const locales = new Set(versions.map(({ locale }) => locale));
  return [...brands].flatMap((brand) => [...locales].map((locale) => ({ brand, locale })));
}
