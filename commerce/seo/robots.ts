const REFRESH_NEEDLE = 'refresh';

export interface RobotsPage {
  /** Path and query, or the whole address. */
  url: string;
  /** What the content system says for this page. */
  contentRobots?: string | null;
}

/** What search engines may do with a listing. */
export function robotsOf({ url, contentRobots }: RobotsPage, refreshNeedle: string = REFRESH_NEEDLE): string {
  if (url.includes(refreshNeedle)) return 'noindex,nofollow';
  if (contentRobots?.trim()) return contentRobots.trim();
  return isFilteredOrSorted(url) ? 'noindex' : 'index, follow';
}

function isFilteredOrSorted(url: string): boolean {
  const [path, query] = url.split('#', 1)[0]!.split('?', 2);
  return /\/facet(?:\/|$)/.test(path!) || new URLSearchParams(query ?? '').has('sort');
}
