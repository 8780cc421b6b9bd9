import { dataAddress, findPageRoute } from './page-routes.ts';
import { sendOnce, sendWithRetry } from './router-fetch.ts';

/** Longer than from intent to click, and short enough that a price is never much older than the page cache's. */
const FRESH_MS = 20_000;
const MAX_STORED = 12;
const MAX_AT_ONCE = 3;

/** Where React Router asks for the data of this page; null for a page whose data is not prefetched. */
export function pageDataAddress({ origin, pathname, search }: URL): string | null {
  const route = findPageRoute(pathname);
  if (!route?.isPublic || pathname.endsWith('/reviews')) return null;
  return origin + dataAddress(route, pathname, search);
}

interface PrefetchedData {
  startedAt: number;
  response: Promise<Response | null>;
}

const prefetched = new Map<string, PrefetchedData>();
let running = 0;

export interface PrefetchOptions {
  /** The page is about to be opened. */
  isUrgent?: boolean;
  send?: typeof fetch;
  now?: () => number;
}

/** Fetches the data of a page that is likely to be opened; the navigation takes it from here. Counts as no view of the page. */
export function prefetchPageData(
  url: URL,
  { isUrgent = false, send = sendOnce, now = Date.now }: PrefetchOptions = {},
): void {
  const address = pageDataAddress(url);
  if (!address || (!isUrgent && running >= MAX_AT_ONCE)) return;
  const known = prefetched.get(address);
  if (known && now() - known.startedAt < FRESH_MS) return;
  running += 1;
  const response = send(address, { priority: isUrgent ? 'high' : 'low' } as RequestInit).then(
    (received) => (received.ok ? received : null),
    () => null,
  );
  void response.then((received) => {
    running -= 1;
    if (!received) prefetched.delete(address);
  });
  store(address, { startedAt: now(), response });
}

/** Stores the data of a page that came with the answer to a form. */
export function storePageData(address: string, response: Response): void {
  store(address, { startedAt: Date.now(), response: Promise.resolve(response) });
}

function store(address: string, data: PrefetchedData): void {
  prefetched.delete(address);
  prefetched.set(address, data);
  const [oldest] = prefetched.keys();
  if (prefetched.size > MAX_STORED && oldest !== undefined) prefetched.delete(oldest);
}

/** The prefetched data for a request of React Router, once; null when there is none that is fresh. */
export function takePageData(
  request: Request,
  { now = Date.now, send = sendWithRetry } = {},
): Promise<Response> | null {
  if (request.method !== 'GET') return null;
  const data = prefetched.get(request.url);
  prefetched.delete(request.url);
  if (!data || now() - data.startedAt >= FRESH_MS) return null;
  return data.response.then((response) => response ?? send(request));
}
