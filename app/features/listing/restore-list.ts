import { useEffect } from 'react';
import { replace } from 'react-router';
import { type Compact, fromCompact, toCompact } from '#app/hydration/compact.ts';
import { failAtOnce } from '#app/site/fail-at-once.ts';
import { isEqual, isTransient, recallPage } from '#app/site/page-memory.ts';
import { LIST_PARAMS, stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { hrefWithoutScrollTo } from '#commerce/listing/url/listing-href.ts';

/** The list on the screen: Back changes the address before the next one is loaded. */
let shown: { data: object; href: string } | null = null;
/** The data to show again, at this address, after a navigation has failed. */
let restored: { href: string; data: object } | null = null;

/** Addresses that no navigation leads to. */
const background = new Set<string>();

/** When this address, which a fetcher is about to load, fails, it gets the data of the list on the screen. */
export function expectBackgroundLoad(href: string): void {
  background.add(href);
}

export interface RestoredList {
  /** The address that could not be loaded. */
  failedHref?: string;
}

/** Returns a function to call when the list is left. */
export function showList(data: object): () => void {
  shown = { data, href: hrefOf(window.location) };
  return () => {
    shown = null;
  };
}

/** Call in the route of a list with its loader data. Returns the address that could not be loaded. */
export function useShownList(data: object): string | undefined {
  useEffect(() => showList(data), [data]);
  return (data as RestoredList).failedHref;
}

/**
 * Loads the data of a list; Back and Forward show it from memory. When other filters, another sort or a further page of the list on
 * the screen cannot be loaded, that list stays, at its address, with `failedHref`; any other failure is thrown.
 */
export async function loadOrRestoreList<T extends ListData>(
  request: Request,
  load: () => Promise<T>,
): Promise<T & RestoredList> {
  const target = new URL(request.url);
  const [href, here] = [hrefOf(target), hrefOf(window.location)];
  const isInBackground = background.delete(href);
  if (restored?.href === href) {
    const { data } = restored;
    restored = null;
    return data as T & RestoredList;
  }
  restored = null;
  const remembered = recallPage<T>(request);
  if (remembered) return remembered;
  if (!shown || !isSameList(target, new URL(shown.href, target))) return load();
  const isRevalidation = href === shown.href;
  const release = failAtOnce(target.pathname);
  try {
    const loaded = await load();
    return isRevalidation && shown ? refresh(loaded, shown.data as T) : loaded;
  } catch (error) {
    if (request.signal.aborted || !shown || !isTransient(error)) throw error;
    if (isInBackground || isRevalidation) return shown.data as T;
    const before = href === here ? shown.href : here;
    restored = { href: before, data: { ...shown.data, failedHref: href } };
    throw replace(before);
  } finally {
    release();
  }
}

interface ListData {
  view?: Compact<{ queryId: string }> | null;
}

/** New data for the list on the screen. It stays the same search: what was seen of it is not counted again. */
function refresh<T extends ListData>(loaded: T, before: T): T {
  if (!loaded.view || !before.view) return loaded;
  const { queryId } = fromCompact(before.view);
  const view = { ...fromCompact(loaded.view), queryId };
  // The same object where nothing has changed: React then renders nothing.
  return isEqual(view, fromCompact(before.view)) ? before : { ...loaded, view: toCompact(view) };
}

/** Without the product to scroll to, which the address has only for a moment. */
function hrefOf({ pathname, search }: URL | Location): string {
  return hrefWithoutScrollTo(pathname + search);
}

function isSameList(one: URL, other: URL): boolean {
  return (
    stripToBasePath(one.pathname) === stripToBasePath(other.pathname) &&
    LIST_PARAMS.every((name) => one.searchParams.get(name) === other.searchParams.get(name))
  );
}
