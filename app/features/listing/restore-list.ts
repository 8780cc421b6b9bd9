import { useEffect } from 'react';
import { isRouteErrorResponse, replace } from 'react-router';
import { failAtOnce } from '#app/site/fail-at-once.ts';
import { LIST_PARAMS, stripToBasePath } from '#commerce/listing/url/base-path.ts';

/** The data of the list on the screen. */
let shown: object | null = null;
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
  shown = data;
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
 * Loads the data of a list. When other filters, another sort or a further page of the list on the screen cannot be loaded,
 * that list stays, at its address, with `failedHref`; any other failure is thrown.
 */
export async function loadOrRestoreList<T extends object>(
  request: Request,
  load: () => Promise<T>,
): Promise<T & RestoredList> {
  const target = new URL(request.url);
  const from = new URL(window.location.href);
  const [href, before] = [pathAndQuery(target), pathAndQuery(from)];
  const isInBackground = background.delete(href);
  if (restored?.href === href) {
    const { data } = restored;
    restored = null;
    return data as T & RestoredList;
  }
  restored = null;
  if (!shown || href === before || !isSameList(target, from)) return load();
  const release = failAtOnce(target.pathname);
  try {
    return await load();
  } catch (error) {
    if (request.signal.aborted || !shown || !isTransient(error)) throw error;
    if (isInBackground) return shown as T;
    restored = { href: before, data: { ...shown, failedHref: href } };
    throw replace(before);
  } finally {
    release();
  }
}

function pathAndQuery({ pathname, search }: URL): string {
  return pathname + search;
}

function isSameList(one: URL, other: URL): boolean {
  return (
    stripToBasePath(one.pathname) === stripToBasePath(other.pathname) &&
    LIST_PARAMS.every((name) => one.searchParams.get(name) === other.searchParams.get(name))
  );
}

/** Redirects and missing pages are responses, no failures. */
function isTransient(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error))
    return error.status >= 500 || error.status === 429;
  return true;
}
