/** Apple's own hosts; a merchant session is asked of nobody else. */
export function isAppleValidationUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' &&
    parsed.port === '' &&
    parsed.username === '' &&
    /^(?:[a-z0-9-]+\.)*apple\.com$/.test(parsed.hostname) &&
    /^(?:apple-pay-gateway|cn-apple-pay-gateway)/.test(parsed.hostname)
  );
}
