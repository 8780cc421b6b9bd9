import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import { chooseVersion, nextBoundary } from './choose-version.ts';
import type { ContentStore, StoredVersion } from './content-store.server.ts';
import { fragmentSchemas } from './fragment-schemas.ts';
import {
  buildRedirectTable,
  checkRedirectSource,
  type Redirect,
  type RedirectTable,
  type RedirectTarget,
  resolveRedirect,
} from './redirect.ts';

export const REDIRECT_KIND = 'moved';

/** A stored redirect: its key is the old address. */
export type StoredRedirect = Pick<
  StoredVersion,
  'id' | 'key' | 'brand' | 'locale' | 'state' | 'startsAt' | 'endsAt' | 'body'
>;

/** Looks up redirects. Used on every request, so they are held in memory. */
export interface Redirects {
  /** Path without the language part. */
  find(brand: string, locale: string, path: string): RedirectTarget | null;
}

interface Parts {
  store: Pick<ContentStore, 'ofKind'>;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

export async function createRedirects(parts: Parts): Promise<Redirects> {
  const { store, changes, log, now = () => new Date() } = parts;
  let versions = await store.ofKind(REDIRECT_KIND);
  /** By brand and language, valid until the next scheduled start or end. */
  const tables = new Map<string, { table: RedirectTable; until: Date | null }>();

  changes.subscribe(async (tags) => {
    if (!tags.includes('content')) return;
    try {
      versions = await store.ofKind(REDIRECT_KIND);
      tables.clear();
    } catch (error) {
      // The redirects in memory stay in use, as cached pages do while the database is down.
      log.error({ err: error }, 'redirects could not be read');
    }
  });

  function tableFor(brand: string, locale: string): RedirectTable {
    const name = `${brand} ${locale}`;
    const at = now();
    const known = tables.get(name);
    if (known && (known.until === null || at < known.until)) return known.table;
    const table = buildRedirectTable(activeRedirects(versions, { brand, locale }, at));
    tables.set(name, { table, until: nextBoundary(versions, at) });
    return table;
  }

  return {
    find: (brand, locale, path) =>
      versions.length === 0 ? null : resolveRedirect(tableFor(brand, locale), path),
  };
}

/** The redirects in effect for an audience at a time; invalid ones are left out. */
export function activeRedirects(
  versions: readonly StoredRedirect[],
  audience: { brand: string; locale: string },
  at: Date,
): Redirect[] {
  return [...Map.groupBy(versions, ({ key }) => key)].flatMap(([from, all]) => {
    const version = chooseVersion(all, audience, at);
    const read = version && v.safeParse(fragmentSchemas.moved, version.body);
    return read?.success && checkRedirectSource(from) === null
      ? [{ from, to: read.output.to, isPermanent: read.output.lasts === 'good' }]
      : [];
  });
}
