/** What the shopper allowed: everything, or only necessary cookies. */
export type Consent = 'all' | 'necessary';

const CONSENT_COOKIE = 'consent';
const CONSENT_DAYS = 180;

export function readConsent(cookies: string | null | undefined): Consent | null {
  const found = /(?:^|;\s*)consent=(all|necessary)(?:;|$)/.exec(cookies ?? '');
  return found ? (found[1] as Consent) : null;
}

/** No events are sent before the shopper has consented. */
export function allowsEvents(cookies: string | null | undefined): boolean {
  return readConsent(cookies) === 'all';
}

export function consentCookie(consent: Consent, isSecure: boolean): string {
  const seconds = CONSENT_DAYS * 86_400;
  return `${CONSENT_COOKIE}=${consent}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** Holds the browser's random visitor id; written only with consent. */
export const VISITOR_COOKIE = 'visitor';
export const VISITOR_SECONDS = CONSENT_DAYS * 86_400;

/** The visitor id of a browser whose shopper has consented; null otherwise. */
export function readVisitor(cookies: string | null | undefined): string | null {
  if (!allowsEvents(cookies)) return null;
  return (
    /(?:^|;\s*)visitor=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null
  );
}
