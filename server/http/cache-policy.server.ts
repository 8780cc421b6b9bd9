/**
 * The one table of cache lifetimes. A page named here is the same bytes for every visitor of a brand and language;
 * whatever is not named is private and never kept.
 */
export interface CachePolicy {
  name: string;
  /** Path without the language part. */
  path: RegExp;
  /** Seconds an answer is served as it is. */
  fresh: number;
  /** Seconds after that in which it is served once more while a new one is made. */
  stale: number;
  /** Query parameters the page reads; any other is ignored, so that campaign links share one entry. */
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
    params: ['page', 'sort', 'chatbot', 'refresh', 'range', 'from', 'to'],
  },
  {
    name: 'search',
    path: /^\/search(\/facet\/.*)?$/,
    fresh: MINUTE,
    stale: 10 * MINUTE,
    params: ['q', 'page', 'sort', 'chatbot', 'refresh', 'range', 'from', 'to'],
  },
  {
    name: 'suggest',
    path: /^\/_api\/search\/(suggest|facet-values)$/,
    fresh: MINUTE,
    stale: 10 * MINUTE,
    params: ['q', 'list', 'key', 'text', 'locale'],
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

/** Shared caches keep a page as long as we do; browsers ask each time, and mostly hear "not modified". */
export function cacheControl(policy: CachePolicy): string {
  return `public, max-age=0, s-maxage=${policy.fresh}, stale-while-revalidate=${policy.stale}`;
}

/** What a request asks for, without what the page ignores: the key, and the address the page is rendered for. */
export function relevantAddress(url: URL, policy: CachePolicy): string {
  const kept = new URLSearchParams();
  for (const name of [...policy.params, '_routes']) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
