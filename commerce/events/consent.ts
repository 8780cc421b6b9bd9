/** What the shopper allowed: everything, or only what the shop cannot work without. */
export type Consent = 'all' | 'necessary';

const CONSENT_COOKIE = 'consent';
const CONSENT_DAYS = 180;

export function readConsent(cookies: string | null | undefined): Consent | null {
  const found = /(?:^|;\s*)consent=(all|necessary)(?:;|$)/.exec(cookies ?? '');
  return found ? (found[1] as Consent) : null;
}

/** Nothing is told before the shopper has allowed it. */
export function allowsEvents(cookies: string | null | undefined): boolean {
  return readConsent(cookies) === 'all';
}

export function consentCookie(consent: Consent, isSecure: boolean): string {
  const seconds = CONSENT_DAYS * 86_400;
  return `${CONSENT_COOKIE}=${consent}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}
