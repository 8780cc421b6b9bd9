import { nextBoundary } from './choose-version.ts';
import type { NewVersion } from './content-store.server.ts';
import { findRedirectLoop } from './redirect.ts';
import { activeRedirects, type StoredRedirect } from './redirects.server.ts';

/** Redirects from files as stored versions, to check them before they are stored. */
export function toStoredRedirects(
  versions: readonly (NewVersion & { state: StoredRedirect['state'] })[],
): StoredRedirect[] {
  return versions.map((version, id) => ({ startsAt: null, endsAt: null, ...version, id }));
}

/** The loop through the redirect of `from`, for any audience, now or at any scheduled change later. */
export function findLoopThrough(
  versions: readonly StoredRedirect[],
  from: string,
  start: Date,
): string[] | null {
  for (let at: Date | null = start; at; at = nextBoundary(versions, at)) {
    for (const audience of audiencesOf(versions)) {
      const loop = findRedirectLoop(activeRedirects(versions, audience, at), from);
      if (loop) return loop;
    }
  }
  return null;
}

export function describeLoop(loop: readonly string[]): string {
  return `This would be a redirect loop: ${loop.join(' → ')}. Change one of the redirects first.`;
}

/** All combinations of the brands and languages of the redirects; `*` covers the others. */
function audiencesOf(versions: readonly StoredRedirect[]) {
  const brands = new Set(versions.map(({ brand }) => brand));
  const locales = new Set(versions.map(({ locale }) => locale));
  return [...brands].flatMap((brand) => [...locales].map((locale) => ({ brand, locale })));
}
