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

/** Origins whose frames may preview: for admins only, and none where a site has closed it. The shop's own studio is one. */
export function previewOrigins(
  member: { isAdmin: boolean },
  site: { mode: 'admin-role-and-parent-origin' | 'off'; allowed: readonly string[]; own: string },
): string[] {
  return member.isAdmin && site.mode !== 'off' ? [...site.allowed, site.own] : [];
}
