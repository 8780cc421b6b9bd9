/**
 * The table of cache lifetimes. A page in it has the same bytes for every visitor of a brand and language; every other page is
 * private and never cached.
 */
export interface CachePolicy {
  name: string;
  /** Matches the path without its language. */
  path: RegExp;
  /** Seconds in which a response is served from the cache. */
  fresh: number;
  /** Seconds after that in which it is served once more while the page is rendered again. */
  stale: number;
  /** Query parameters that the page reads; others are ignored, so that campaign links share one entry. */
  params: string[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const cachePolicies: CachePolicy[] = [
  { name: 'home', path: /^\/$/, fresh: 5 * MINUTE, stale: HOUR, params: [] },
  {
    name: 'listing',
    path: /^\/(categories|category|collection)\/.+/,
    fresh: 2 * MINUTE,
    stale: HOUR,
    params: ['page', 'sort', 'chatbot', 'refresh', 'range', 'from', 'to', 'filters'],
  },
  {
    name: 'search',
    path: /^\/search(\/facet\/.*)?$/,
    fresh: MINUTE,
    stale: 10 * MINUTE,
    params: ['q', 'page', 'sort', 'chatbot', 'refresh', 'range', 'from', 'to', 'filters'],
  },
  {
    name: 'suggest',
    path: /^\/_api\/search\/suggest$/,
    fresh: MINUTE,
    stale: 10 * MINUTE,
    params: ['q', 'locale'],
  },
  {
    name: 'product',
    path: /^\/(product|premier)\/[^/]+$/,
    fresh: 2 * MINUTE,
    stale: HOUR,
    params: ['colour', 'size', 'hybrid'],
  },
  { name: 'content', path: /^\/(pages\/.+|blog(\/.+)?)$/, fresh: 5 * MINUTE, stale: HOUR, params: [] },
  { name: 'sitemap', path: /^\/(robots\.txt|sitemap\.xml)$/, fresh: HOUR, stale: HOUR, params: [] },
  { name: 'menu', path: /^\/_api\/menu$/, fresh: 5 * MINUTE, stale: HOUR, params: ['locale'] },
];

export function cachePolicyFor(method: string, path: string): CachePolicy | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return cachePolicies.find((policy) => policy.path.test(path)) ?? null;
}

/** Longer addresses are never those of a link in the shop. */
const LONGEST_ADDRESS = 800;
const LONGEST_VALUE = 400;
const LONGEST_QUERY = 100;
const NUMBERS = ['page', 'from', 'to'];

/**
 * Whether a page is stored under this address: one that the shop itself would link to. Anybody can make up others without end; they
 * are rendered and not stored.
 */
export function isCanonicalAddress(address: string): boolean {
  if (address.length > LONGEST_ADDRESS) return false;
  const [, query = ''] = address.split('?', 2);
  return [...new URLSearchParams(query)].every(([name, value]) => {
    if (NUMBERS.includes(name)) return /^[1-9]\d{0,4}$/.test(value);
    if (name === 'q') return value.length <= LONGEST_QUERY && value === value.trim().replaceAll(/\s+/g, ' ');
    return value.length <= LONGEST_VALUE;
  });
}

/** A shared cache that nobody purges shows an old price at most this much longer than `fresh`. */
const STALE_WITHOUT_PURGE = MINUTE;

/** Shared caches that are purged store a page as long as the server does; browsers revalidate each time and mostly get a 304. */
export function cacheControl(policy: CachePolicy, isPurged: boolean): string {
  const stale = isPurged ? policy.stale : Math.min(policy.stale, STALE_WITHOUT_PURGE);
  return `public, max-age=0, s-maxage=${policy.fresh}, stale-while-revalidate=${stale}`;
}

/** The address without the parameters that the page ignores: the cache key, and the address that is rendered. */
export function relevantAddress(url: URL, policy: CachePolicy): string {
  const params = new URLSearchParams();
  for (const name of [...policy.params, '_routes']) {
    const value = url.searchParams.get(name);
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
