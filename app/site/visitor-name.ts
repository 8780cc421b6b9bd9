import { VISITOR_COOKIE, VISITOR_SECONDS } from '#commerce/events/consent.ts';

const VISITOR_KEY = 'visitor';

/**
 * A random id of this browser; only to be used with the shopper's consent. The cookie lets private calls, such as a
 * personalised carousel, be answered for the same visitor as the events.
 */
export function visitorName(): string {
  try {
    const name = localStorage.getItem(VISITOR_KEY) ?? crypto.randomUUID();
    localStorage.setItem(VISITOR_KEY, name);
    writeCookie(name, VISITOR_SECONDS);
    return name;
  } catch {
    return crypto.randomUUID();
  }
}

export function forgetVisitor(): void {
  try {
    localStorage.removeItem(VISITOR_KEY);
    writeCookie('', 0);
  } catch {
    // Without storage there is no id to remove.
  }
}

function writeCookie(value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${VISITOR_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
