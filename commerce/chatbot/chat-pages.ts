/** The chat launcher is not shown on checkout, account and staff pages. */
const PAGES_WITHOUT_CHAT =
  /^(?:\/[a-z]{2})?\/(?:basket|checkout|order|account|sign-in|sign-up|sign-out|password-reset|sandbox-payments|staff|wordsworth|demo)(?:\/|$)/;

export function isChatPage(path: string): boolean {
  return !PAGES_WITHOUT_CHAT.test(path);
}

/** The slug of the product page. */
export function viewedSlug(path: string): string | null {
  return /^(?:\/[a-z]{2})?\/(?:product|premier)\/([\w-]{1,200})$/.exec(path)?.[1] ?? null;
}
