/** Where somebody pays, signs in or works, nothing floats in the way. */
const QUIET_PAGES =
  /^(?:\/[a-z]{2})?\/(?:basket|checkout|order|account|sign-in|sign-up|sign-out|password-reset|sandbox-payments|staff|wordsworth|demo)(?:\/|$)/;

export function isChatPage(path: string): boolean {
  return !QUIET_PAGES.test(path);
}

/** The slug of the product on the page. */
export function viewedSlug(path: string): string | null {
  return /^(?:\/[a-z]{2})?\/(?:product|premier)\/([\w-]{1,200})$/.exec(path)?.[1] ?? null;
}
