interface Sent {
  origin: string;
  source: unknown;
}

/** Only the frame around the page, at an origin that was allowed by name, letter for letter. */
export function isFromParent({ origin, source }: Sent, page: Window, allowed: readonly string[]): boolean {
  return page.parent !== page && source === page.parent && allowed.includes(origin);
}

/** What runs in the page itself, such as the experiment tool, speaks with the page's own origin. */
export function isFromPage({ origin, source }: Sent, page: Window): boolean {
  return source === page && origin === page.location.origin;
}
