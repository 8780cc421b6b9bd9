export const STAFF_LANGUAGE_COOKIE = 'staff_language';

/** The language that a member of staff has chosen for the back office; null without a choice. */
export function staffLanguage(cookies: string | undefined, known: readonly string[]): string | null {
  const chosen = new RegExp(`(?:^|;\\s*)${STAFF_LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  return known.find((locale) => locale === chosen) ?? null;
}
