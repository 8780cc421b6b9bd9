/** Merchant sessions are requested from Apple's own hosts only. */
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
