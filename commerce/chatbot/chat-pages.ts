import { ANY_SEGMENT } from '#commerce/links/site-path.ts';

/** The chat launcher is not shown on checkout, account and staff pages. */
const PAGES_WITHOUT_CHAT = new RegExp(
  `^${ANY_SEGMENT}/(?:basket|checkout|order|account|sign-in|sign-up|sign-out|password-reset|sandbox-payments|staff|wordsworth|demo)(?:/|$)`,
);
const PRODUCT_PAGE = new RegExp(`^${ANY_SEGMENT}/(?:product|premier)/([\\w-]{1,200})$`);

export function isChatPage(path: string): boolean {
  return !PAGES_WITHOUT_CHAT.test(path);
}

/** The slug of the product page. */
export function viewedSlug(path: string): string | null {
  return PRODUCT_PAGE.exec(path)?.[1] ?? null;
}
