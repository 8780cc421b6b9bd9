/** Only our own pages may be shortened; otherwise our short domain would vouch for anyone's link. */
export function isShortenable(url: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return false;
  if (parsed.username !== '' || parsed.password !== '') return false;
  return ownHosts.some(
    (host) => host.toLowerCase() === parsed.host || host.toLowerCase() === parsed.hostname,
  );
}
