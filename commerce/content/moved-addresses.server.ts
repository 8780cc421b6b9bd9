import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import { chooseVersion, nextBoundary } from './choose-version.ts';
import type { ContentStore, StoredVersion } from './content-store.server.ts';
import { fragmentSchemas } from './fragment-schemas.ts';
import {
  bindMoves,
  checkMovedAddress,
  type Destination,
  followMoves,
  type Move,
  type MoveBook,
} from './moved-address.ts';

export const MOVED = 'moved';

/** A redirect as it is kept: under its old address, for an audience and a time. */
export type KeptMove = Pick<
  StoredVersion,
  'id' | 'key' | 'brand' | 'locale' | 'state' | 'startsAt' | 'endsAt' | 'body'
>;

/** Where visitors of old addresses go. Asked on every request, so it answers from memory. */
export interface MovedAddresses {
  /** Path without the language part. */
  find(brand: string, locale: string, path: string): Destination | null;
}

interface Parts {
  store: Pick<ContentStore, 'ofKind'>;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

export async function openMovedAddresses(parts: Parts): Promise<MovedAddresses> {
  const { store, changes, log, now = () => new Date() } = parts;
  let versions = await store.ofKind(MOVED);
  /** By brand and language, each until something begins or ends by schedule. */
  const books = new Map<string, { book: MoveBook; until: Date | null }>();

  changes.subscribe(async (tags) => {
    if (!tags.includes('content')) return;
    try {
      versions = await store.ofKind(MOVED);
      books.clear();
    } catch (error) {
      // What was known still holds: pages that are kept go on without a database.
      log.error({ err: error }, 'redirects could not be read');
    }
  });

  function bookOf(brand: string, locale: string): MoveBook {
    const name = `${brand} ${locale}`;
    const at = now();
    const known = books.get(name);
    if (known && (known.until === null || at < known.until)) return known.book;
    const book = bindMoves(movesAt(versions, { brand, locale }, at));
    books.set(name, { book, until: nextBoundary(versions, at) });
    return book;
  }

  return {
    find: (brand, locale, path) => (versions.length === 0 ? null : followMoves(bookOf(brand, locale), path)),
  };
}

/** The moves that hold for one audience at one moment; what is not sound moves nothing. */
export function movesAt(
  versions: readonly KeptMove[],
  audience: { brand: string; locale: string },
  at: Date,
): Move[] {
  return [...Map.groupBy(versions, ({ key }) => key)].flatMap(([from, all]) => {
    const version = chooseVersion(all, audience, at);
    const read = version && v.safeParse(fragmentSchemas.moved, version.body);
    return read?.success && checkMovedAddress(from) === null
      ? [{ from, to: read.output.to, isForGood: read.output.lasts === 'good' }]
      : [];
  });
}
