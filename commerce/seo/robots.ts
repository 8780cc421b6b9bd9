const REFRESH_NEEDLE = 'refresh';

export interface RobotsPage {
  /** Path and query, or an absolute URL. */
  url: string;
  /** The robots value of the content for this page. */
  contentRobots?: string | null;
}

/** The robots meta tag of a listing. */
export function robotsOf({ url, contentRobots }: RobotsPage, refreshNeedle: string = REFRESH_NEEDLE): string {
  if (url.includes(refreshNeedle)) return 'noindex,nofollow';
  if (contentRobots?.trim()) return contentRobots.trim();
  return isFilteredOrSorted(url) ? 'noindex' : 'index, follow';
}

function isFilteredOrSorted(url: string): boolean {
  const [path = '', query = ''] = url.replace(/#.*$/s, '').split('?', 2);
  return /\/facet(?:\/|$)/.test(path) || new URLSearchParams(query).has('sort');
}
