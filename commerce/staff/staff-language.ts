export const STAFF_LANGUAGE_COOKIE = 'staff_language';

/** Pages that show the storefront; they are in the language of their address. */
const STOREFRONT =
  /^\/(?:staff\/(?:studio\/preview|product-preview|sections|examples|ui)|wordsworth)(?:\/|$)/i;

/** The language that a member of staff has chosen for a page of the back office; null without a choice. */
export function staffLanguage(
  path: string,
  cookies: string | undefined,
  known: readonly string[],
): string | null {
  if (STOREFRONT.test(path)) return null;
  const chosen = new RegExp(`(?:^|;\\s*)${STAFF_LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  return known.find((locale) => locale === chosen) ?? null;
}
