interface Sent {
  origin: string;
  source: unknown;
}

/** Whether a message comes from the parent frame at an allowed origin, compared exactly. */
export function isFromParent({ origin, source }: Sent, page: Window, allowed: readonly string[]): boolean {
  return page.parent !== page && source === page.parent && allowed.includes(origin);
}

/** Whether a message comes from a script in the page itself, such as the experiment tool. */
export function isFromPage({ origin, source }: Sent, page: Window): boolean {
  return source === page && origin === page.location.origin;
}

/** Origins whose frames may preview, for admins: the configured ones and the shop's own; none when disabled. */
export function previewOrigins(
  member: { isAdmin: boolean },
  site: { mode: 'admin-role-and-parent-origin' | 'off'; allowed: readonly string[]; own: string },
): string[] {
  return member.isAdmin && site.mode !== 'off' ? [...site.allowed, site.own] : [];
}
