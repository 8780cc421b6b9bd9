import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { failAtOnce } from './fail-at-once.ts';

/** Loader data of pages by history entry, for Back and Forward. */
const pages = new Map<string, object>();
const MAX_STORED = 20;
/** Data that was shown from memory, until the server has been asked again. */
const recalled = new WeakSet<object>();
/** The history entry that Back or Forward leads to, until a loader has asked for it. */
let target: string | null = null;

/** The first entry of a tab has no key of the router. */
export function currentKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}

export function onPopState(): void {
  target = currentKey();
}

// Before the router's own listener, which calls the loaders.
if (!import.meta.env.SSR) window.addEventListener('popstate', onPopState, { capture: true });

export function storePage(key: string, data: object): void {
  pages.delete(key);
  pages.set(key, data);
  const [oldest] = pages.keys();
  if (pages.size > MAX_STORED && oldest !== undefined) pages.delete(oldest);
}

/** The data of the page that Back or Forward leads to; null for any other request, and for a page that is not stored. */
export function recallPage<T extends object>(request: Request): T | null {
  const key = target;
  target = null;
  if (key === null || key !== currentKey()) return null;
  if (new URL(request.url).pathname !== window.location.pathname) return null;
  const data = (pages.get(key) as T | undefined) ?? null;
  if (data) recalled.add(data);
  return data;
}

/** The data on the screen while the server is asked again. */
let refreshed: object | null = null;

/** Loads the data of a page. Back and Forward show it from memory; it stays when the server cannot be asked again. */
export async function loadOrRecall<T extends object>(request: Request, load: () => Promise<T>): Promise<T> {
  const remembered = recallPage<T>(request);
  if (remembered) return remembered;
  const { pathname } = new URL(request.url);
  const shown = pathname === window.location.pathname ? (refreshed as T | null) : null;
  if (!shown) return load();
  const release = failAtOnce(pathname);
  try {
    const loaded = await load();
    return isEqual(loaded, shown) ? shown : loaded;
  } catch (error) {
    if (!isTransient(error)) throw error;
    return shown;
  } finally {
    release();
  }
}

/** The same data as before: React then renders nothing. */
export function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Redirects and missing pages are responses, no failures. */
export function isTransient(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error))
    return error.status >= 500 || error.status === 429;
  return true;
}

/** Stores the data of a page for Back and Forward; a page that came from memory is revalidated once it is shown. */
export function PageMemory({ data }: { data: object }): null {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    refreshed = data;
    void revalidate().finally(() => {
      refreshed = null;
    });
  });
  useEffect(() => {
    storePage(key, data);
    if (!recalled.delete(data)) return;
    const timer = setTimeout(refresh, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, data]);
  return null;
}

/** Long enough for the page to be painted and used, short enough for a price to be right when it is read. */
const SHOWN_MS = 300;
