/** Browsers say where a write comes from; a form on another site must not act for our shopper. */
export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
